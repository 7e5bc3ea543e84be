import type { Language, Words } from "../../model/words";
import { formatError } from "../report/format-error";
import type { Problem, Scaffolded } from "./scaffold";

/** Says what `npm run scaffold` has made, or why nothing, line by line; `written`: whether the files are in place. */
export function tellScaffolded(made: Scaffolded, written: boolean, language: Language): string {
  if ("problem" in made) return tellProblem(made.problem, language);
  const files = made.files.map(({ path }) => `  ${path}`);
  const leftOut = made.leftOut.map(
    ({ what, error }) => `  ${what}${language === "zh" ? "：" : ": "}${error.words[language]}`,
  );
  return [
    (written ? { zh: "已写入：", en: "Written:" } : { zh: "将写入：", en: "Would be written:" })[language],
    ...files,
    ...under({ zh: "未包含：", en: "Left out:" }, leftOut),
    ...under({ zh: "该界面用不到的接口：", en: "Operations without a place in the screen:" }, indented(made.others)),
    ...under(
      { zh: "请翻译（zh 目前为英文）：", en: "To be translated (zh is English so far):" },
      indented(made.untranslated),
    ),
  ].join("\n");

  function under(title: Words, lines: readonly string[]): string[] {
    return lines.length > 0 ? [title[language], ...lines] : [];
  }
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function tellProblem(problem: Problem, language: Language): string {
  const zh = language === "zh";
  switch (problem.kind) {
    case "unknownOperation":
      return problem.words[language];
    case "noList":
      return zh
        ? "其中没有返回列表的接口：请加上一个无必填参数、返回多行的接口"
        : "none of them answers rows: add an operation that does, and that requires no input";
    case "exists":
      return zh ? `${problem.file} 已存在，未作改动` : `${problem.file} exists and is left as it is`;
    case "badFile":
      return zh
        ? `“${problem.file}”应为 config/screens/<领域>/<对象>.json`
        : `"${problem.file}" should be config/screens/<area>/<subject>.json`;
    case "mistakes":
      return [
        zh
          ? "加入该界面后配置有误，未写入任何文件："
          : "Config would have mistakes with the screen; nothing is written:",
        ...problem.errors.map((error) => `  ${formatError(error, language)}`),
      ].join("\n");
  }
}
