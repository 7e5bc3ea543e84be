import type { Change } from "./fixture/fixture";

/**
 * One mistake: in `file` the text `from` becomes `to`. The sign ‸, in `to` or in `at` (a text of `file`, or of `elsewhere`),
 * marks where the error is expected; it is taken out before compiling. `is`: the code, and behind an arrow the suggestion.
 */
export interface Mistake extends Change {
  is: string;
  at?: string;
  elsewhere?: string;
  /** Codes of the further errors that the same change rightly causes. */
  also?: string[];
}

const books = "config/screens/library/books.json";
const shelves = "config/screens/library/shelves.json";
const lending = "config/screens/library/lending.json";
const home = "config/screens/start/home.json";
const routes = "config/routes.json";
const menu = "config/menu/operations.json";
const menuRules = "config/rules/menu.json";
const entryRules = "config/rules/entry.json";
const enums = "config/words/enums.json";
const messages = "config/words/messages.json";
const settings = "config/console.json";

/** Every kind of mistake, each a minimal change to the fixture. */
export const mistakes: Record<string, Mistake[]> = {
  "JSON": [
    { file: home, from: '"menu": "v1", ', to: '"menu": "v1" ', at: '‸"permission"', is: "CFG_JSON_SYNTAX" },
    { file: home, from: '"fields": {},', to: '"fields": {,},', at: '{‸,}', is: "CFG_JSON_SYNTAX" },
    { file: home, from: '"fields": {},', to: '"fields": {}, ‸/* none */', is: "CFG_JSON_COMMENT" },
    { file: home, from: '"menu": "v1"', to: '"menu": "v2", ‸"menu": "v1"', is: "CFG_DUPLICATE_KEY" },
  ],
  "shape": [
    { file: books, from: '"bulkActions": [', to: '‸"bulkAction": [', is: "CFG_UNKNOWN_KEY → bulkActions", also: ["CFG_UNUSED_ACTION", "CFG_UNUSED_ACTION"] },
    { file: books, from: '"hint": { "zh": "含税", "en": "With tax" }', to: '‸"hint": { "zh": "含税" }', is: "CFG_MISSING_LANGUAGE" },
    { file: books, from: '"zh": "图书详情", "en": "Book"', to: '"zh": "图书详情"', at: '‸"detail": {', is: "CFG_MISSING_LANGUAGE" },
    { file: books, from: '"width": 90', to: '"width": ‸"90"', is: "CFG_WRONG_TYPE" },
    { file: books, from: '"width": 90', to: '"width": ‸9', is: "CFG_OUT_OF_LIMITS" },
    { file: books, from: '"tone": "danger"', to: '"tone": ‸"dangre"', is: "CFG_UNKNOWN_VALUE → danger" },
    { file: books, from: '"widget": "copyable"', to: '"widget": ‸"copiable"', is: "CFG_UNKNOWN_WIDGET → copyable" },
    { file: books, from: '"descending"', to: '‸"descend"', is: "CFG_UNKNOWN_VALUE → descending" },
    { file: books, from: '"actions": ["create"]', to: '"actions": ["create"], "empty": ‸"none"', is: "CFG_WRONG_TYPE" },
    { file: books, from: '"columns": ["title", "isbn", "genre", "status", "price", "lentTime", "rare"]', to: '"columns": ‸[]', is: "CFG_EMPTY" },
    { file: books, from: '"kind": "detail"', to: '"kind": ‸"details"', is: "CFG_UNKNOWN_VALUE → detail" },
    { file: menu, from: '"code": "v3"', to: '"code": ‸"x3"', is: "CFG_BAD_FORMAT" },
    { file: menu, from: '"mode": 1', to: '"mode": ‸3', is: "CFG_UNKNOWN_VALUE" },
    { file: settings, from: '"https://catalogue.example.com/"', to: '‸"catalogue"', is: "CFG_BAD_FORMAT" },
    { file: settings, from: '  "toastMs": 5000,\n', to: "", at: "‸{\n", is: "CFG_MISSING_KEY" },
  ],
  "operations and answers": [
    { file: books, from: '"call": "listBooks"', to: '"call": ‸"listBook"', is: "CFG_UNKNOWN_OPERATION → listBooks" },
    { file: books, from: '"refreshes": ["listShelves"]', to: '"refreshes": [‸"listShelfs"]', is: "CFG_UNKNOWN_OPERATION → listShelves" },
    { file: home, from: '"listShelves"', to: '‸"listShelve"', is: "CFG_UNKNOWN_OPERATION → listShelves" },
    { file: home, from: '"kind": "page", "route": "/index", "page": "home", "calls": ["listShelves"]', to: '"kind": "list", "route": "/index", "call": ‸"login", "columns": ["name"]', is: "CFG_NO_LIST", also: ["CFG_MISSING_INPUT", "CFG_UNDECLARED_FIELD"] },
    { file: shelves, from: '"/shelves/{id}", "call": "getShelf"', to: '"/shelves/{id}", "call": ‸"listShelves"', is: "CFG_NO_OBJECT" },
    { file: books, from: '"call": "isTitleTaken"', to: '"call": ‸"getShelf"', is: "CFG_NO_BOOLEAN", also: ["CFG_MISSING_INPUT", "CFG_UNKNOWN_INPUT", "CFG_UNKNOWN_INPUT"] },
    { file: home, from: '"page": "home"', to: '"page": ‸"hom"', is: "CFG_UNKNOWN_PAGE → home" },
  ],
  "fields": [
    { file: books, from: '"columns": ["title", "isbn"', to: '"columns": ["title", ‸"isbm"', is: "CFG_UNDECLARED_FIELD → isbn" },
    { file: books, from: '"fields": ["site", "rare", "tags", "ownerEmail"]', to: '"fields": ["site", "rare", "tags", ‸"keyword", "ownerEmail"]', is: "CFG_UNKNOWN_FIELD" },
    { file: books, from: '"isbn": { "zh": "书号"', to: '"isbm": { "zh": "错"‸, "en": "Typo" }, "isbn": { "zh": "书号"', at: '‸"isbm"', is: "CFG_UNUSED_FIELD" },
    { file: books, from: '"filters": ["keyword"', to: '"filters": [‸"title", "keyword"', is: "CFG_UNKNOWN_FILTER" },
    { file: books, from: '"sort": { "lentTime"', to: '"sort": { ‸"price"', is: "CFG_NOT_SORTABLE" },
    { file: books, from: '"sort": { "lentTime": "descending" }', to: '"sort": ‸{ "lentTime": "descending", "title": "ascending" }', is: "CFG_ONE_SORT" },
    { file: books, from: '"totals": ["price"]', to: '"totals": [‸"pages"]', is: "CFG_NO_TOTAL" },
    { file: books, from: '"status", "price", "lentTime", "rare"]', to: '"status", "lentTime", "rare"]', at: '"totals": [‸"price"]', is: "CFG_TOTAL_NO_COLUMN" },
    { file: books, from: '"shelfId": { "zh": "书架", "en": "Shelf", "choices": { "call": "listShelves"', to: '"shelfId": { "zh": "书架", "en": "Shelf", "choices": { "call": ‸"getShelf"', is: "CFG_NO_LIST", also: ["CFG_MISSING_INPUT"] },
    { file: books, from: '"title": "title",\n      "sections"', to: '"title": ‸"titel",\n      "sections"', is: "CFG_UNKNOWN_FIELD → title" },
    { file: books, from: '"sort": { "lentTime"', to: '"optionalColumns": ["pages", ‸"page"], "sort": { "lentTime"', is: "CFG_UNDECLARED_FIELD → pages" },
    { file: books, from: '"sort": { "lentTime"', to: '"optionalColumns": [‸"rare"], "sort": { "lentTime"', is: "CFG_LISTED_TWICE" },
    { file: books, from: '"fields": ["site", "rare"', to: '"fields": ["site", ‸"site", "rare"', is: "CFG_LISTED_TWICE" },
    { file: books, from: '"totals": ["price"]', to: '"totals": ["price"], "rowKey": ‸"idd"', is: "CFG_UNKNOWN_FIELD → id" },
    { file: books, from: '"label": "name" } },\n    "shelfIds"', to: '"label": ‸"names" } },\n    "shelfIds"', is: "CFG_UNKNOWN_FIELD → name" },
    { file: books, from: '"sameAs": "ownerEmail"', to: '"sameAs": ‸"ownerMail"', is: "CFG_UNKNOWN_SIBLING → ownerEmail" },
    { file: books, from: '"certificateField": "rare"', to: '"certificateField": ‸"rar"', is: "CFG_UNKNOWN_SIBLING → rare" },
    { file: books, from: '"opens": "view",', to: '"opens": ‸"veiw",', is: "CFG_UNKNOWN_ACTION → view" },
    { file: books, from: '"opens": "view",', to: '"opens": ‸"create",', is: "CFG_NOT_A_ROW_ACTION" },
  ],
  "steps and rows": [
    { file: shelves, from: '"kind": "form", "zh": "整理书架", "en": "Arrange the shelves",', to: '"kind": "form", "zh": "整理书架", "en": "Arrange the shelves", "sections": [{ "zh": "多", "en": "More", "fields": ["plan"] }],', at: '‸"arrange": {\n      "kind"', is: "CFG_SECTIONS_OR_STEPS", also: ["CFG_LISTED_TWICE"] },
    { file: shelves, from: '"site": { "zh": "域名", "en": "Domain" }', to: '"site": { "zh": "域名", "en": "Domain", ‸"rows": ["slots.label"] }', is: "CFG_ROWS_MISFIT", also: ["CFG_LISTED_TWICE"] },
    { file: shelves, from: '"en": "Slots", "rows": ["slots.label", "slots.price"] }', to: '"en": "Slots" }', at: '‸"slots": {', is: "CFG_ROWS_NEEDED", also: ["CFG_UNUSED_FIELD", "CFG_UNUSED_FIELD"] },
    { file: shelves, from: '"rows": ["slots.label", "slots.price"]', to: '‸"rows": ["slots.price"]', is: "CFG_ROW_INCOMPLETE", also: ["CFG_UNUSED_FIELD"] },
    { file: shelves, from: '"rows": ["slots.label", "slots.price"]', to: '"rows": ["slots.label", ‸"slots.prise"]', is: "CFG_UNDECLARED_FIELD → slots.price", also: ["CFG_UNUSED_FIELD"] },
    { file: shelves, from: '"slots.label", "slots.price"] },', to: '"slots.label", "slots.price", ‸"slots.labels"] }, "slots.labels": { "zh": "无", "en": "None" },', is: "CFG_UNKNOWN_FIELD → slots.label" },
    { file: shelves, from: '"slots.label": { "zh": "标签", "en": "Label" }', to: '"slots.label": { "zh": "标签", "en": "Label", ‸"sameAs": "site" }', is: "CFG_NOT_IN_ROWS" },
  ],
  "widgets, limits, enums": [
    { file: books, from: '"pages": { "zh": "页数", "en": "Pages" }', to: '"pages": { "zh": "页数", "en": "Pages", "widget": ‸"dateTime" }', is: "CFG_WIDGET_MISFIT" },
    { file: books, from: '"site": { "zh": "网站"', to: '"site": { "widget": ‸"switch", "zh": "网站"', is: "CFG_WIDGET_FACE" },
    { file: books, from: '"copies": { "zh": "册数"', to: '"copies": { "widget": ‸"choice", "zh": "册数"', is: "CFG_CHOICES_NEEDED" },
    { file: books, from: '"maxLength": 500', to: '"maxLength": ‸5000', is: "CFG_WIDENS_LIMIT" },
    { file: enums, from: '"poetry": { "zh": "诗歌", "en": "Poetry" },', to: "", at: '"Genre": ‸{', is: "CFG_ENUM_WITHOUT_WORDS" },
    { file: enums, from: '"poetry": { "zh"', to: '‸"poetri": { "zh"', is: "CFG_STALE_WORDS → poetry", also: ["CFG_ENUM_WITHOUT_WORDS"] },
    { file: enums, from: '"Order": {', to: '‸"Ordre": {', is: "CFG_UNKNOWN_ENUM → Order", also: ["CFG_ENUM_WITHOUT_WORDS", "CFG_ENUM_WITHOUT_WORDS"] },
    { file: books, from: '"pages": { "zh": "页数"', to: '"pages": { "words": ‸"Genres", "zh": "页数"', is: "CFG_UNKNOWN_ENUM → Genre" },
  ],
  "inputs of calls": [
    { file: books, from: '"fields": ["title", "isbn", "genre", "price", "copies", "shelfIds"], "columns": 2', to: '"fields": ["title", "genre", "price", "copies", "shelfIds"]', at: '"call": ‸"createBook"', is: "CFG_MISSING_INPUT" },
    { file: books, from: '"shape": "RenameBook"', to: '"shape": ‸"RenameBooks"', is: "CFG_UNKNOWN_SHAPE → RenameBook" },
    { file: books, from: '"shape": "LendBook", "send": { "status": { "value": 1 } }', to: '"send": { "id": "id" }', at: '"call": ‸"modifyBook", "send"', is: "CFG_SHAPE_NEEDED" },
    { file: books, from: '"send": { "status": { "value": 1 } }', to: '"send": { ‸"state": { "value": 1 } }', is: "CFG_UNKNOWN_INPUT → status" },
    { file: books, from: '"status": { "value": 1 }', to: '"status": ‸{ "value": 7 }', is: "CFG_SOURCE_MISFIT" },
    { file: books, from: '"send": { "id": "id" }', to: '"send": { "id": ‸"ids" }', is: "CFG_UNKNOWN_SOURCE → id" },
    { file: books, from: '"send": { "id": "id" }', to: '"send": { "id": ‸["id"] }', is: "CFG_EACH_WITHOUT_ROWS" },
    { file: books, from: '"excludeId": "id"', to: '"excludeId": ‸"idd"', is: "CFG_UNKNOWN_SOURCE → id" },
    { file: books, from: '"deleteMany": { "zh": "删除", "en": "Delete", "call": "deleteBooks", "send": { "ids": ["id"] } }', to: '"deleteMany": { "zh": "删除", "en": "Delete", "call": "deleteBooks", "send": { "ids": ‸"id" } }', is: "CFG_SOURCE_MISFIT" },
    { file: books, from: '"actions": ["create"]', to: '"actions": ["create", "delete"]', at: '"send": { "ids": ‸["id"] },', is: "CFG_EACH_WITHOUT_ROWS", also: ["CFG_UNKNOWN_PLACEHOLDER"] },
    { file: books, from: '"actions": ["create"]', to: '"actions": ["create", ‸"view"]', is: "CFG_MISSING_CONTEXT" },
    { file: shelves, from: '"route": "/shelves/{id}", "call": "getShelf"', to: '"route": "/shelves/{id}", "call": "getShelf", "send": { "id": ‸"shelf" }', is: "CFG_UNKNOWN_SOURCE" },
    { file: books, from: '"isbn": { "zh": "书号"', to: '"isbn": { ‸"when": { "genre": "novel" }, "zh": "书号"', is: "CFG_CONDITIONAL_INPUT", also: ["CFG_UNKNOWN_SIBLING"] },
  ],
  "conditions": [
    { file: books, from: '"when": { "status": [0, 1] }', to: '"when": { ‸"state": [0, 1] }', is: "CFG_UNKNOWN_FIELD → status" },
    { file: books, from: '"when": { "status": [0, 1] }', to: '"when": { "status": [0, ‸9] }', is: "CFG_WHEN_VALUE" },
    { file: books, from: '"when": { "rare": true }', to: '"when": { "rare": ‸"true" }', is: "CFG_WHEN_VALUE" },
    { file: books, from: '"opens": "create", ', to: '"opens": "create", ‸"when": { "status": 0 }, ', is: "CFG_WHEN_WITHOUT_ROW" },
  ],
  "lists": [
    { file: books, from: '"totals": ["price"],', to: '"totals": ["price"], "expand": [‸"note"],', is: "CFG_UNDECLARED_FIELD → notes" },
    { file: books, from: '"totals": ["price"],', to: '"totals": ["price"], "expand": ["notes", ‸"copies"],', is: "CFG_UNKNOWN_FIELD" },
    { file: books, from: '"totals": ["price"],', to: '"totals": ["price"], "refreshWhile": { ‸"state": 1 },', is: "CFG_UNKNOWN_FIELD → status" },
    { file: books, from: '"totals": ["price"],', to: '"totals": ["price"], "refreshWhile": { "status": [1, ‸7] },', is: "CFG_WHEN_VALUE" },
    { file: shelves, from: '"call": "listShelves",', to: '"call": "searchShelves", "filters": ["name", ‸"cursor"],', is: "CFG_UNDECLARED_FIELD" },
  ],
  "dependent choices": [
    { file: books, from: '"choices": { "call": "listShelves", "value": "id", "label": "name" } },\n    "lentTime"', to: '"choices": { "call": "listNearShelves", "value": "id", "label": "name", "send": { "site": ‸"copies" } } },\n    "lentTime"', is: "CFG_SOURCE_MISFIT" },
    { file: books, from: '"choices": { "call": "listShelves", "value": "id", "label": "name" } },\n    "lentTime"', to: '"choices": { "call": "listNearShelves", "value": "id", "label": "name", "send": { "site": ‸"titel" } } },\n    "lentTime"', is: "CFG_UNKNOWN_SOURCE → title" },
    { file: books, from: '"choices": { "call": "listShelves", "value": "id", "label": "name" } },\n    "lentTime"', to: '"choices": { "call": "listNearShelves", "value": "id", "label": "name", "send": { "near": ‸"shelfIds" } } },\n    "lentTime"', is: "CFG_CHOICES_CYCLE" },
    { file: books, from: '"choices": { "call": "listShelves", "value": "id", "label": "name" } },\n    "lentTime"', to: '"choices": { "call": "listShelves", "value": "id", "label": "name", "shown": ‸"titel" } },\n    "lentTime"', is: "CFG_UNKNOWN_SOURCE → title" },
  ],
  "rules across fields": [
    { file: books, from: '"zh": "新书", "en": "New book",\n      "call": "createBook",', to: '"zh": "新书", "en": "New book", "rules": [{ "left": ‸"titel", "is": "differs", "right": "isbn", "zh": "不对", "en": "Wrong" }],\n      "call": "createBook",', is: "CFG_UNKNOWN_SIBLING → title" },
    { file: books, from: '"zh": "新书", "en": "New book",\n      "call": "createBook",', to: '"zh": "新书", "en": "New book", "rules": [{ "left": "title", "is": "differs", "right": ‸"title", "zh": "不对", "en": "Wrong" }],\n      "call": "createBook",', is: "CFG_UNKNOWN_SIBLING" },
    { file: books, from: '"zh": "新书", "en": "New book",\n      "call": "createBook",', to: '"zh": "新书", "en": "New book", "rules": [{ "left": "title", "is": ‸"atMost", "right": "isbn", "zh": "不对", "en": "Wrong" }],\n      "call": "createBook",', is: "CFG_RULE_MISFIT" },
    { file: books, from: '"zh": "新书", "en": "New book",\n      "call": "createBook",', to: '"zh": "新书", "en": "New book", "rules": [{ "left": "price", "is": ‸"atMost", "right": "copies", "zh": "不对", "en": "Wrong" }],\n      "call": "createBook",', is: "CFG_RULE_MISFIT" },
  ],
  "actions and views": [
    { file: books, from: '"opens": "rename", ', to: "", at: '‸"rename": { "zh": "改名", "en": "Rename", "when"', is: "CFG_ACTION_DOES", also: ["CFG_UNUSED_VIEW"] },
    { file: books, from: '"rowActions": ["view", "rename"', to: '"rowActions": ["view", ‸"rname"', is: "CFG_UNKNOWN_ACTION → rename", also: ["CFG_UNUSED_ACTION"] },
    { file: books, from: '"opens": "detail"', to: '"opens": ‸"details"', is: "CFG_UNKNOWN_VIEW → detail", also: ["CFG_UNUSED_VIEW"] },
    { file: books, from: '"actions": ["lend", "delete"]', to: '"actions": ["lend", "delete"], "onOpen": ‸"view"', is: "CFG_CALL_ACTION_NEEDED" },
    { file: books, from: '"bulkActions": ["deleteMany", "returnMany"]', to: '"bulkActions": ["returnMany"]', at: '‸"deleteMany": {', is: "CFG_UNUSED_ACTION" },
    { file: shelves, from: '"detail": {', to: '‸"short": { "kind": "list", "call": "listShelves", "columns": ["name"], "rowActions": ["open"] }, "detail": {', is: "CFG_UNUSED_VIEW" },
    { file: books, from: '"opens": "create", ', to: '"opens": "create", ‸"success": { "zh": "好", "en": "Done" }, ', is: "CFG_ACTION_KEY" },
  ],
  "kinds of actions": [
    { file: books, from: '"download": "getBookLabel"', to: '‸"goTo": "list", "download": "getBookLabel"', is: "CFG_ACTION_KEY" },
    { file: books, from: '"link": { "external": "businessView" }', to: '"link": { "external": "businessView" }, ‸"send": {}', is: "CFG_ACTION_KEY" },
    { file: books, from: '"download": "getBookLabel"', to: '"download": ‸"getBookLable"', is: "CFG_UNKNOWN_OPERATION → getBookLabel" },
    { file: books, from: '"download": "getBookLabel"', to: '"download": ‸"getBook"', is: "CFG_NO_FILE" },
    { file: books, from: '"download": "getBookLabel"', to: '"call": ‸"getBookLabel"', is: "CFG_ANSWERS_FILE" },
    { file: books, from: '"link": "/shelves/{id}"', to: '"link": ‸"/shelfs/{id}"', is: "CFG_UNKNOWN_ROUTE → /shelves/{id}" },
    { file: books, from: '"link": "/shelves/{id}"', to: '"link": ‸"shelves"', is: "CFG_BAD_FORMAT", also: ["CFG_ACTION_DOES"] },
    { file: books, from: '"external": "businessView"', to: '"external": ‸"businesView"', is: "CFG_UNKNOWN_LINK → businessView" },
    { file: books, from: '"send": { "genre": "genre" }', to: '"send": { ‸"gener": "genre" }', is: "CFG_UNKNOWN_FILTER → genre" },
    { file: books, from: '"send": { "genre": "genre" }', to: '"send": { "genre": ‸"gener" }', is: "CFG_UNKNOWN_SOURCE → genre" },
    { file: books, from: '"send": { "genre": "genre" }', to: '"send": { "genre": ‸["genre"] }', is: "CFG_EACH_WITHOUT_ROWS" },
    { file: books, from: '"actions": ["create"]', to: '"actions": ["create", "shelve"]', at: '"link": ‸"/shelves/{id}"', is: "CFG_MISSING_INPUT" },
    { file: books, from: '"returnMany"]', to: '"returnMany", ‸"shelve"]', is: "CFG_CALL_ACTION_NEEDED" },
    { file: books, from: '"goTo": "list"', to: '"goTo": ‸"lists"', is: "CFG_UNKNOWN_VIEW → list" },
    { file: books, from: '"goTo": "list"', to: '"goTo": ‸"/boks"', is: "CFG_UNKNOWN_ROUTE → /books" },
    { file: books, from: '"send": { "ids": ["id"] } },', to: '"send": { "ids": ["id"] }, "goTo": ‸"detail" },', is: "CFG_GO_OF_MANY" },
  ],
  "questions before actions": [
    { file: books, from: '"type": "title"', to: '"type": ‸"titel"', is: "CFG_UNKNOWN_FIELD → title" },
    { file: books, from: '"type": "title"', to: '"type": ‸"id"', is: "CFG_UNDECLARED_FIELD" },
    { file: books, from: '"type": "title"', to: '"type": ‸"genre"', is: "CFG_UNTYPABLE" },
    { file: books, from: '"actions": ["create"]', to: '"actions": ["create", "retire"]', at: '"type": ‸"title"', is: "CFG_TYPE_WITHOUT_ROW", also: ["CFG_MISSING_INPUT", "CFG_UNKNOWN_PLACEHOLDER"] },
    { file: books, from: '"consequence": { "zh": "《{title}》不能再借。", "en": "“{title}” cannot be lent any more." }', to: '"consequence": ‸{ "zh": "《{titel}》不能再借。", "en": "“{titel}” cannot be lent any more." }', is: "CFG_UNKNOWN_PLACEHOLDER → title" },
    { file: books, from: '"consequence": { "zh": "《{title}》不能再借。", "en": "“{title}” cannot be lent any more." }', to: '‸"consequence": { "zh": "不能再借。" }', is: "CFG_MISSING_LANGUAGE" },
  ],
  "actions of selected rows": [
    { file: books, from: '"call": "deleteBooks", "send": { "ids": ["id"] } },', to: '"call": "listShelves" },', at: '[‸"deleteMany", "returnMany"]', is: "CFG_BULK_WITHOUT_ROWS" },
    { file: books, from: '"call": "deleteBooks", "send": { "ids": ["id"] } },', to: '"call": "returnBooks", "send": { "ids": ‸["id"] } },', is: "CFG_BULK_NO_LIMIT" },
    { file: books, from: '"returnMany"]', to: '"returnMany", ‸"print"]', is: "CFG_BULK_FILES" },
    { file: books, from: '"send": { "id": "id", "status": { "value": 0 } }', to: '"send": { "id": ["id"], "status": ‸"status" }', is: "CFG_ONE_OF_MANY", also: ["CFG_SOURCE_MISFIT"] },
  ],
  "boards": [
    { file: lending, from: '"card": "bar"', to: '"card": ‸"bars"', is: "CFG_UNKNOWN_VALUE → bar" },
    { file: lending, from: '"width": 4', to: '"width": ‸5', is: "CFG_UNKNOWN_VALUE" },
    { file: lending, from: '"en": "By genre", ', to: "", at: '‸{\n          "name": "genres"', is: "CFG_MISSING_LANGUAGE" },
    { file: lending, from: '"name": "table", "card": "table"', to: '"name": ‸"sum", "card": "table"', is: "CFG_LISTED_TWICE" },
    { file: lending, from: '"call": "sumBooks", "value": "price"', to: '"call": ‸"sumBook", "value": "price"', is: "CFG_UNKNOWN_OPERATION → sumBooks" },
    { file: lending, from: '"call": "sumBooks", "value": "lent"', to: '"call": ‸"listShelves", "value": "lent"', is: "CFG_NO_OBJECT" },
    { file: lending, from: '"en": "By genre", "call": "countBooks", "send": { "by": { "value": "genre" } }', to: '"en": "By genre", "call": ‸"sumBooks"', is: "CFG_NO_LIST", also: ["CFG_SCOPE_LOST"] },
    { file: lending, from: '"value": "lent"', to: '"value": ‸"lend"', is: "CFG_UNDECLARED_FIELD → lent", also: ["CFG_UNUSED_FIELD"] },
    { file: lending, from: '"value": "lent", "of"', to: '"value": ‸"share", "of"', is: "CFG_UNKNOWN_FIELD", also: ["CFG_UNUSED_FIELD"] },
    { file: lending, from: '"label": "genre", "value": "price",\n', to: '"label": "genre", "value": ‸"genre",\n', is: "CFG_CARD_MISFIT" },
    { file: lending, from: '"month": "month", "filters"', to: '"month": ‸"genre", "filters"', is: "CFG_CARD_MISFIT", also: ["CFG_LISTED_TWICE", "CFG_UNUSED_FIELD"] },
    { file: lending, from: '"filters": ["genre"]', to: '"filters": ["genre", ‸"price"]', is: "CFG_UNKNOWN_SCOPE" },
    { file: lending, from: '"columns": ["genre", "price", "share"]', to: '"columns": ["genre", "price", "share", ‸"price"]', is: "CFG_LISTED_TWICE" },
    { file: lending, from: '"send": { "by": { "value": "month" } }, ', to: "", at: '"trend": { "call": ‸"countBooks"', is: "CFG_MISSING_INPUT" },
    { file: lending, from: '{ "by": { "value": "month" } }', to: '{ "by": ‸{ "value": "year" } }', is: "CFG_SOURCE_MISFIT" },
    { file: lending, from: '{ "by": { "value": "month" } }', to: '{ "by": { "value": "month" }, ‸"genres": { "value": "a" } }', is: "CFG_UNKNOWN_INPUT → genre" },
    { file: lending, from: '"screen": "books", "view": "list", "filter"', to: '"screen": ‸"book", "view": "list", "filter"', is: "CFG_UNKNOWN_SUBJECT → books" },
    { file: lending, from: '"view": "list", "filter"', to: '"view": ‸"lst", "filter"', is: "CFG_UNKNOWN_VIEW → list" },
    { file: lending, from: '"view": "list", "filter"', to: '"view": ‸"detail", "filter"', is: "CFG_NO_LIST_PAGE" },
    { file: lending, from: '"filter": { "genre": "genre"', to: '"filter": { ‸"genres": "genre"', is: "CFG_NO_SUCH_FILTER → genre" },
    { file: lending, from: '"filter": { "genre": "genre"', to: '"filter": { "genre": ‸"genres"', is: "CFG_UNKNOWN_SOURCE → genre" },
    { file: lending, from: '"filter": { "genre": "genre", "status"', to: '"filter": { "shelfId": ‸"genre", "status"', is: "CFG_SOURCE_MISFIT" },
    { file: books, from: '"status", "genre", "shelfId", "lentTime"', to: '"status", "shelfId", "lentTime"', elsewhere: lending, at: '"opens": ‸{ "screen": "books", "view": "list", "filter"', is: "CFG_SCOPE_LOST", also: ["CFG_NO_SUCH_FILTER", "CFG_SCOPE_LOST", "CFG_UNKNOWN_FILTER"] },
    { file: lending, from: '"call": "sumBooks", "value": "lent", "of": "lastPrice"', to: '"call": ‸"getStaff", "value": "lent", "of": "lastPrice"', is: "CFG_PERMISSION", also: ["CFG_UNKNOWN_FIELD", "CFG_UNKNOWN_FIELD"] },
  ],
  "routes": [
    { file: books, from: '"route": "/books"', to: '"route": ‸"/book"', is: "CFG_UNKNOWN_ROUTE → /books", also: ["CFG_ROUTE_WITHOUT_SCREEN"] },
    { file: shelves, from: '"kind": "list", "route": "/shelves"', to: '"kind": "list", "route": ‸"/books"', elsewhere: shelves, is: "CFG_ROUTE_TAKEN", also: ["CFG_ROUTE_WITHOUT_SCREEN"] },
    { file: routes, from: '{ "path": "/books" },', to: '{ "path": "/books" }, { "path": ‸"/books" },', is: "CFG_DUPLICATE_ROUTE" },
    { file: routes, from: '{ "path": "/shelves/{id}" },', to: '{ "path": "/shelves/{id}" }, { "path": ‸"/shelves/new", "redirect": "/shelves" },', is: "CFG_AMBIGUOUS_ROUTE" },
    { file: routes, from: '{ "path": "/books" },', to: '{ "path": "/books" }, { "path": ‸"/atlas" },', is: "CFG_ROUTE_WITHOUT_SCREEN" },
    { file: routes, from: '{ "path": "/books" }', to: '{ "path": "/books", ‸"pending": true }', is: "CFG_REMOVE_PENDING" },
    { file: menu, from: '"zh": "图书", "en": "Books", "route": "/books", "tabs"', to: '"zh": "图书", "en": "Books", "route": "/books", ‸"pending": true, "tabs"', is: "CFG_REMOVE_PENDING" },
    { file: routes, from: '"zh": "新建报表", "en": "New report", "menu": "v3", "pending": true', to: '"pending": true', at: '‸"/reports/new"', is: "CFG_PENDING_WORDS" },
    { file: routes, from: '"redirect": "/index"', to: '"redirect": ‸"/inde"', is: "CFG_UNKNOWN_ROUTE → /index" },
    { file: routes, from: '"redirect": "/index" }', to: '"redirect": "/index", ‸"pending": true }', is: "CFG_ROUTE_BOTH" },
    { file: routes, from: '{ "path": "/books" }', to: '{ "path": "/books" }, { "path": "/start", "redirect": ‸"/" }', is: "CFG_REDIRECT_LOOP" },
    { file: menu, from: '"tabs": ["/books", "/shelves"]', to: '"tabs": ["/books", ‸"/shelfs"]', is: "CFG_UNKNOWN_ROUTE → /shelves", also: ["CFG_UNREACHABLE"] },
    { file: menu, from: '"tabs": ["/books", "/shelves"]', to: '"tabs": ["/books", ‸"/shelves/{id}"]', is: "CFG_ROUTE_PARAMETERS", also: ["CFG_UNREACHABLE"] },
    { file: menu, from: ', "tabs": ["/books", "/shelves"]', to: "", elsewhere: shelves, at: '"route": ‸"/shelves",', is: "CFG_UNREACHABLE" },
  ],
  "menus, rules, permissions": [
    { file: menu, from: '"en": "Reports", "route": "/reports", "pending": true }', to: '"en": "Reports" }', at: '‸{ "code": "v3"', is: "CFG_MENU_LEADS_NOWHERE", also: ["CFG_ROUTE_WITHOUT_SCREEN"] },
    { file: menu, from: '"code": "v3", "zh": "报表"', to: '"code": ‸"v1", "zh": "报表"', is: "CFG_DUPLICATE_CODE", also: ["CFG_UNKNOWN_CODE", "CFG_UNKNOWN_CODE"] },
    { file: menuRules, from: '"hide": ["v3"]', to: '"hide": [‸"v33"]', is: "CFG_UNKNOWN_CODE → v3" },
    { file: menuRules, from: '{ "channel": true }', to: '{ ‸"chanel": true }', is: "CFG_UNKNOWN_FACT → channel" },
    { file: entryRules, from: '"loginNum"', to: '‸"loginCount"', is: "CFG_UNKNOWN_FACT" },
    { file: entryRules, from: '"go": "/index"', to: '"go": ‸"/idnex"', is: "CFG_UNKNOWN_ROUTE → /index" },
    { file: books, from: '"menu": "v2-1"', to: '"menu": ‸"v2-2"', is: "CFG_UNKNOWN_CODE → v2-1", also: ["CFG_PERMISSION", "CFG_PERMISSION"] },
    { file: books, from: '"menu": "v2-1"', to: '"menu": ‸"v2-5"', is: "CFG_CODE_WITHOUT_MENU → v2-1", also: ["CFG_PERMISSION", "CFG_PERMISSION"] },
    { file: shelves, from: '"call": "listShelves"', to: '"call": ‸"listStaff"', is: "CFG_PERMISSION" },
    { file: home, from: '"listShelves"', to: '‸"listStaff"', is: "CFG_PERMISSION_OPEN" },
    { file: menu, from: '"name": "books", "code": "v2-5"', to: '"name": "books", "code": ‸"v2-1"', is: "CFG_HEADER_WITHOUT_RULE → v2-5" },
  ],
  "words": [
    { file: messages, from: '"Hello, {name}"', to: '‸"Hello, {nam}"', is: "CFG_PLACEHOLDERS" },
  ],
  "placeholders": [
    { file: books, from: '"confirm": { "zh": "删除《{title}》？", "en": "Delete “{title}”?" }', to: '"confirm": ‸{ "zh": "删除《{titel}》？", "en": "Delete “{titel}”?" }', is: "CFG_UNKNOWN_PLACEHOLDER → title" },
    { file: books, from: '"send": { "ids": ["id"] } },', to: '"send": { "ids": ["id"] }, "success": ‸{ "zh": "{title}", "en": "{title}" } },', is: "CFG_UNKNOWN_PLACEHOLDER" },
  ],
  "size": [
    { file: settings, from: '"screenBytes": 40000', to: '"screenBytes": 2000', elsewhere: books, at: '‸{\n  "zh": "图书",\n  "en": "Books"', is: "CFG_TOO_BIG", also: ["CFG_TOO_BIG", "CFG_TOO_BIG"] },
    { file: settings, from: '"manifestBytes": 20000', to: '"manifestBytes": ‸200', is: "CFG_TOO_BIG" },
  ],
};
