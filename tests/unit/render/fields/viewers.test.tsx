import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { plainReading } from "../../../../src/domain/reading";
import { Viewer } from "../../../../src/render/fields/viewers";
import { cellOf } from "../../../../src/widgets/cells";
import type { CellProps } from "../../../../src/widgets/contract";

it("shows nothing that programs write while the table of a list of objects is on its way", () => {
  const props: CellProps = {
    value: [{ cloudCode: "aws", payAmount: "398.85" }],
    row: {},
    language: "en",
    enums: {},
    reading: plainReading,
    text: (key) => key,
    field: { name: "orders", words: { zh: "订单", en: "Orders" }, widget: "rows", rows: [] },
  };
  const Cell = cellOf("rows");
  expect(renderToStaticMarkup(<Viewer {...props} cell={<Cell {...props} />} />)).not.toContain("398.85");
});
