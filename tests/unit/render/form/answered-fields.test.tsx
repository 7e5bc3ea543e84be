import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import messages from "../../../../config/words/messages.json";
import type { ShownField } from "../../../../src/model/resolved-view";
import { AnsweredFields } from "../../../../src/render/form/answered-fields";
import { FormContext, type FormParts } from "../../../../src/render/form/form-context";
import { speaker, SpeakerContext } from "../../../../src/state/language";

const { $schema: _schema, ...texts } = messages;
const form = { screen: { enums: {} } } as unknown as FormParts;
const used: ShownField = { name: "used", words: { zh: "已用", en: "Used" }, widget: "money" };

/** What is drawn of an answer. */
const drawn = (answer: Record<string, unknown>, field = used): string =>
  renderToStaticMarkup(
    <SpeakerContext value={speaker("en", texts)}>
      <FormContext value={form}>
        <AnsweredFields fields={[field]} answer={answer} />
      </FormContext>
    </SpeakerContext>,
  );

it("what a form has asked for is read at a glance: amounts to the cent, and each digit as a hint", () => {
  const markup = drawn({ used: "120389.73482911" });
  expect(markup).toContain(">¥120,389.73<");
  expect(markup).toContain('data-hint="¥120,389.73482911"');
});
