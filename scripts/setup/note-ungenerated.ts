import type { Language } from "../../src/model/words";
import { changedSources } from "../generate/digests";

/** Says on stderr where the description was edited and nothing generated from it since: config is compared with what is generated. */
export async function noteUngenerated(root: string, language: Language): Promise<void> {
  const files = await changedSources(root);
  if (files.length === 0) return;
  const words = {
    zh: `注意：接口描述已修改但尚未生成，以下结果仍以旧的描述为准；请运行 npm run generate：${files.join("、")}`,
    en: `note: the API description was edited and not generated since, so the result is about the earlier one; run npm run generate: ${files.join(", ")}`,
  };
  console.error(words[language]);
}
