import { getNodePath, getNodeValue, parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser";
import type { Words } from "../../model/words";
import { noted } from "../report/noted";
import { type Other, otherPlace } from "../report/related";
import type { Report } from "../report/report";
import { misplacedBracket } from "./misplaced-bracket";
import { repeatsSomething } from "./repetitions";
import { positionOf, type ConfigFile, type SourceFile } from "../read/config-file";
import { once, onceInTurn } from "../read/once";

const syntaxWords: Partial<Record<ReturnType<typeof printParseErrorCode>, Words>> = {
  InvalidSymbol: { zh: "无法识别的内容（文字要加双引号）", en: "this is no JSON value (texts stand in double quotes)" },
  InvalidNumberFormat: { zh: "数字写法不对", en: "this is no number" },
  PropertyNameExpected: {
    zh: "这里应为带双引号的键；是否多了一个逗号？",
    en: "a key in double quotes belongs here; is there a comma too many?",
  },
  ValueExpected: { zh: "这里缺少一个值；是否多了一个逗号？", en: "a value belongs here; is there a comma too many?" },
  ColonExpected: { zh: "键后面缺少冒号", en: "a colon belongs behind the key" },
  CommaExpected: { zh: "前面缺少逗号", en: "a comma is missing before this" },
  CloseBraceExpected: { zh: "缺少 }", en: "} is missing" },
  CloseBracketExpected: { zh: "缺少 ]", en: "] is missing" },
  EndOfFileExpected: { zh: "文件在此应已结束", en: "the file should have ended here" },
  UnexpectedEndOfString: { zh: "文字缺少结尾的双引号", en: "the text lacks its closing quote" },
  InvalidCharacter: {
    zh: "不能有控制字符（制表符写作 \\t）",
    en: "control characters do not belong here (a tab is written \\t)",
  },
};

/**
 * Parses a config file as strict JSON. Undefined when its syntax is wrong; of several syntax mistakes only the first is
 * reported, for the rest mostly follow from it.
 */
export function parseConfig(source: SourceFile, report: Report): ConfigFile | undefined {
  const { value, found } = parsed(source);
  report.again(found);
  return value;
}

const parsed = once((source: SourceFile) => noted((report) => parse(source, report)));

function parse(source: SourceFile, report: Report): ConfigFile | undefined {
  const text = source.text.charCodeAt(0) === 0xfeff ? source.text.slice(1) : source.text;
  return parsePlain(source.path, text) ?? parseByTree(source.path, text, report);
}

/** A file without mistakes, several times as fast as by its tree; undefined where only that tells what is wrong, and where. */
function parsePlain(path: string, text: string): ConfigFile | undefined {
  const value = valueOf(text);
  if (value === undefined || repeatsSomething(text, value)) return undefined;
  const file: ConfigFile = { path, text, value, tree: () => treeOf(file) };
  return file;
}

/** A tree takes twenty times the memory of its text. */
const treeOf = onceInTurn(({ text }: ConfigFile) => parseTree(text) as Node);

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function parseByTree(path: string, text: string, report: Report): ConfigFile | undefined {
  const mistakes: ParseError[] = [];
  const tree = parseTree(text, mistakes, { disallowComments: true, allowTrailingComma: false });
  const comments = mistakes.filter(isComment);
  for (const { offset } of comments) report.at(path, positionOf(text, offset), "CFG_JSON_COMMENT");
  const syntax = mistakes.find((mistake) => !isComment(mistake));
  if (syntax) reportSyntax(path, text, syntax, report);
  if (!tree || syntax) return undefined;
  const file: ConfigFile = { path, text, tree: () => tree, value: getNodeValue(tree) as unknown };
  reportDuplicates(file, tree, report);
  return file;
}

function isComment({ error }: ParseError): boolean {
  return printParseErrorCode(error) === "InvalidCommentToken";
}

function reportSyntax(path: string, text: string, { error, offset }: ParseError, report: Report): void {
  const bracket = misplacedBracket(text);
  if (bracket && bracket.offset <= offset)
    return report.at(path, positionOf(text, bracket.offset), "CFG_JSON_SYNTAX", { detail: bracket.words });
  const name = printParseErrorCode(error);
  const detail = typedWords(text[offset] ?? "") ?? syntaxWords[name] ?? name;
  report.at(path, positionOf(text, offset), "CFG_JSON_SYNTAX", { detail });
}

/** What is typed by a Chinese keyboard or as in a program, and what JSON has instead. */
const typedFor: Record<string, string> = {
  "，": ",",
  "、": ",",
  "：": ":",
  "“": '"',
  "”": '"',
  "‘": '"',
  "’": '"',
  "'": '"',
  "｛": "{",
  "｝": "}",
  "［": "[",
  "］": "]",
  "【": "[",
  "】": "]",
};

function typedWords(found: string): Words | undefined {
  if (/[\u3000\u00a0]/.test(found))
    return { zh: "这里是全角空格，请改为半角空格", en: "this is a wide space; write a plain one" };
  const wanted = typedFor[found];
  if (wanted === undefined) return undefined;
  return { zh: `请把 ${found} 改为 ${wanted}`, en: `write ${wanted} instead of ${found}` };
}

/** A key stands once in its object, an item once in its list. */
function reportDuplicates(file: ConfigFile, node: Node, report: Report): void {
  const seen = new Map<string, Node>();
  const code = node.type === "array" ? "CFG_LISTED_TWICE" : "CFG_DUPLICATE_KEY";
  for (const child of node.children ?? []) {
    const named = child.type === "property" ? child.children?.[0] : child;
    if (named && node.type !== "property") {
      const name = written(named);
      const first = seen.get(name);
      if (first) {
        const where = otherNode(file, first);
        report.at(file.path, positionOf(file.text, named.offset), code, { name: shortened(name), where });
      } else seen.set(name, named);
    }
    reportDuplicates(file, child, report);
  }
}

/** Of two equal keys only one has a path of its own. */
function otherNode(file: ConfigFile, node: Node): Other {
  if (node.parent?.type === "array") return otherPlace({ file, path: getNodePath(node) });
  return { spot: () => ({ file: file.path, ...positionOf(file.text, node.offset) }) };
}

function written(node: Node): string {
  return typeof node.value === "string" ? node.value : JSON.stringify(getNodeValue(node));
}

function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
