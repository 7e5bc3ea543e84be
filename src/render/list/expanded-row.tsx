import { type ReactElement, useLayoutEffect, useRef } from "react";
import type { ShownField } from "../../model/resolved-view";
import type { Row } from "../../widgets/contract";
import { FieldList } from "../fields/field-list";
import "./expanded-row.css";

/** What a row unfolds below itself. */
export interface ExpandedRowProps {
  /** Id of the element, for the button that unfolds it. */
  id: string;
  fields: readonly ShownField[];
  row: Row;
  /** Columns of the table. */
  width: number;
  /** Told the height in pixels, for tables that draw only what is in sight. */
  onHeight?: (height: number) => void;
}

/** The further fields of a row, names above values. They stay in sight when the table is scrolled sideways. */
export function ExpandedRow({ id, fields, row, width, onHeight }: ExpandedRowProps): ReactElement {
  const line = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    if (line.current) onHeight?.(line.current.offsetHeight);
  }, [onHeight]);
  return (
    <tr ref={line} id={id} className="list-expanded">
      <td colSpan={width}>
        <div className="list-expanded-body">
          <FieldList fields={fields} row={row} />
        </div>
      </td>
    </tr>
  );
}
