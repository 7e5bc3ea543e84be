import { format } from "oxfmt";

/** JSON in the form that config has, as `npm run format` makes it (.oxfmtrc.jsonc). Rejects with the mistake where it is no JSON. */
export async function formatJson(text: string): Promise<string> {
  const { code, errors } = await format("config.json", text, { printWidth: 120 });
  if (errors[0]) throw new Error(errors[0].message);
  return code;
}
