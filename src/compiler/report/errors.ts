import type { Words } from "../../model/words";
import type { Spot } from "./related";

/**
 * Every mistake the compiler can find, with its words. `{name}` is a placeholder; a suggestion ("did you mean") and
 * what there is (existing.ts) are added behind. This is the only place where the compiler speaks.
 */
export const errorCatalogue = {
  // Files
  CFG_JSON_SYNTAX: { zh: "JSON 语法错误：{detail}", en: "JSON syntax: {detail}" },
  CFG_JSON_COMMENT: {
    zh: "配置文件不能有注释；说明请写进提交信息，或写进 hint",
    en: "config is strict JSON and has no comments; put the note into the commit, or into a hint",
  },
  CFG_DUPLICATE_KEY: {
    zh: "“{name}” 在同一对象中出现两次：前一个（{where}）会被忽略",
    en: '"{name}" stands twice in one object: the first, {where}, would be ignored',
  },
  CFG_FILE_NAME: {
    zh: "“{name}” 不会被读取：文件名只能由字母、数字、- 和 _ 组成，并以 .json 结尾；如果是副本，请删除",
    en: '"{name}" is not read: names of files are letters, digits, - and _, and end in .json; if it is a copy, delete it',
  },
  CFG_UNKNOWN_FILE: { zh: "config/ 下没有 “{name}” 这种文件", en: '"{name}" is no file that config/ knows' },
  CFG_MISSING_FILE: { zh: "缺少文件 {name}", en: "{name} is missing" },
  CFG_DUPLICATE_SUBJECT: {
    zh: "主题 “{name}” 已由 {where} 定义；文件名在 config/screens 中必须唯一",
    en: 'the subject "{name}" is already {where}; file names are unique in config/screens',
  },
  CFG_DUPLICATE_MODE: { zh: "模式 {name} 的菜单已由 {where} 定义", en: "mode {name} already has its menu in {where}" },

  // Shape
  CFG_UNKNOWN_KEY: { zh: "这里没有 “{name}” 这个键", en: 'there is no key "{name}" here' },
  CFG_MISSING_KEY: { zh: "缺少 “{name}”", en: '"{name}" is missing' },
  CFG_MISSING_LANGUAGE: {
    zh: "缺少 “{name}”：显示的文字必须同时有 zh 和 en",
    en: '"{name}" is missing: whatever is shown carries both zh and en',
  },
  CFG_WRONG_TYPE: { zh: "这里应为{expected}，而不是{found}", en: "{expected} belongs here, not {found}" },
  CFG_EMPTY: { zh: "这里不能为空", en: "this may not be empty" },
  CFG_UNKNOWN_VALUE: { zh: "“{name}” 不是可用的值", en: '"{name}" is none of the allowed values' },
  CFG_UNKNOWN_WIDGET: { zh: "没有名为 “{name}” 的控件", en: 'there is no widget "{name}"' },
  CFG_OUT_OF_LIMITS: { zh: "{found} 超出范围：{limit}", en: "{found} is out of limits: {limit}" },
  CFG_BAD_FORMAT: { zh: "“{name}” 的写法不对：{rule}", en: '"{name}" is not written as it should be: {rule}' },

  // Operations, fields, views
  CFG_UNKNOWN_OPERATION: { zh: "接口中没有 “{name}” 这个操作", en: 'the API has no operation "{name}"' },
  CFG_UNDECLARED_FIELD: { zh: "“{name}” 没有在 fields 中声明", en: '"{name}" is not declared under "fields"' },
  CFG_UNKNOWN_FIELD: { zh: "{owner} 中没有 “{name}”", en: '"{name}" is not in {owner}' },
  CFG_LISTED_TWICE: { zh: "“{name}” 列出了两次：已在 {where}", en: '"{name}" is listed twice: already in {where}' },
  CFG_NO_LIST: { zh: "“{name}” 返回的不是列表", en: '"{name}" does not answer a list' },
  CFG_NO_OBJECT: { zh: "“{name}” 返回的不是一个对象", en: '"{name}" does not answer one object' },
  CFG_NO_COUNT: {
    zh: "“{name}” 返回的既不是数字，也不是可以计数的列表",
    en: '"{name}" answers neither a number nor a list to be counted',
  },
  CFG_COUNTS_ELSEWHERE: {
    zh: "“{name}” 位于 {route}，不是该菜单项的页面：菜单项只统计自己页面中的数据",
    en: '"{name}" stands at {route}, which is no page of this entry: an entry counts rows of its own pages',
  },
  CFG_NO_BOARD: { zh: "“{name}” 不是没有地址的看板", en: '"{name}" is no board without an address of its own' },
  CFG_NO_BOOLEAN: { zh: "“{name}” 返回的不是真/假", en: '"{name}" does not answer true or false' },
  CFG_UNKNOWN_FILTER: { zh: "“{call}” 不能按 “{name}” 筛选", en: '"{call}" cannot filter on "{name}"' },
  CFG_NOT_SORTABLE: { zh: "“{call}” 不能按 “{name}” 排序", en: '"{call}" cannot sort by "{name}"' },
  CFG_ONE_SORT: {
    zh: "只能按一个字段排序，已有 “{name}”（{where}）",
    en: 'a list is sorted by one field: already by "{name}", {where}',
  },
  CFG_NO_TOTAL: { zh: "“{call}” 不返回 “{name}” 的合计", en: '"{call}" answers no total of "{name}"' },
  CFG_TABS_PARAMETER: {
    zh: "“{name}” 不是该列表地址中取枚举值的参数",
    en: '"{name}" is no parameter of the list\'s address that is one of an enum',
  },
  CFG_NOT_IN_CARDS: {
    zh: "卡片、拓扑图和分层图没有 “{name}”：它属于表格",
    en: 'cards, maps and tiers have no "{name}": it belongs to tables',
  },
  CFG_TIERS_NO_COLUMN: {
    zh: "分层图的 “{name}” 不在 columns 中",
    en: 'the tiers\' "{name}" is not among the columns',
  },
  CFG_MAP_NO_COLUMN: {
    zh: "拓扑图的 {part} “{name}” 不在 columns 中",
    en: 'the map\'s {part} "{name}" is not among the columns',
  },
  CFG_SUMMARY: {
    zh: '“{name}” 不能作为列表的汇总：它须是有 "figures"、没有自己地址、不需要行的详情',
    en: '"{name}" cannot sum a list up: it is a detail with "figures", without an address of its own, that needs no row',
  },
  CFG_SHEET: {
    zh: "“{name}” 不能作为标签页：它须是没有自己地址的列表，所在的列表须有地址",
    en: '"{name}" cannot be a sheet: it is a list without an address of its own, of a list that has one',
  },
  CFG_KEEP_NO_COLUMN: { zh: "keep 中的 “{name}” 不在 columns 中", en: '"{name}" of keep is not among the columns' },
  CFG_PALETTE_NO_COLUMN: {
    zh: "palette 中的 “{name}” 不在 columns 或 optionalColumns 中",
    en: '"{name}" of palette is not among the columns',
  },
  CFG_PALETTE_NOT_FOUND: {
    zh: "命令面板无法查找该列表的行：列表须有不带参数的地址和文本筛选项",
    en: "the command palette cannot find rows of this list: it needs an address without parameters and a filter that takes a text",
  },
  CFG_PALETTE_OPENS: {
    zh: "命令面板无法打开该列表的行：“{name}” 须有打开详情或进入某个地址的行操作",
    en: 'the command palette cannot open rows of this list: "{name}" needs a row action that opens a detail or leads to an address',
  },
  CFG_PALETTE_FULL: {
    zh: "模式 {mode} 的命令面板最多查找 {most} 个列表",
    en: "the command palette of mode {mode} finds rows of {most} lists at most",
  },
  CFG_FREQUENT_NO_FILTER: {
    zh: "frequentFilters 中的 “{name}” 不在 filters 中，或已由 counts 显示",
    en: '"{name}" of frequentFilters is not among the filters, or is shown by counts already',
  },
  CFG_TOTAL_NO_COLUMN: { zh: "合计 “{name}” 不在 columns 中", en: 'the total "{name}" is not among the columns' },

  // Boards
  CFG_UNKNOWN_SCOPE: { zh: "没有卡片的接口能按 “{name}” 筛选", en: 'no card\'s call can filter on "{name}"' },
  CFG_CARD_MISFIT: { zh: "“{role}” 不能是 “{name}”：它是{type}", en: '"{role}" cannot be "{name}", which is {type}' },
  CFG_UNKNOWN_SUBJECT: { zh: "没有名为 “{name}” 的主题", en: 'there is no subject "{name}"' },
  CFG_NOT_OVER: {
    zh: "“{name}” 不能在 {page} 的页面上打开：它自身有地址，或者该页面是手写的",
    en: '"{name}" cannot open over the page of {page}: it has an address of its own, or that page is written by hand',
  },
  CFG_OTHER_SUBJECT: {
    zh: '“{call}” 返回的是 {tag}，而本文件的其他视图显示 {others}（{where}）：请放到单独的文件中，用 "opens": { "screen", "view" } 打开',
    en: '"{call}" answers what is tagged {tag}, this file\'s other views show {others} ({where}): give it a file of its own and open it by "opens": { "screen", "view" }',
  },
  CFG_NAME_TAKEN: {
    zh: "“{name}” 已是本文件视图的名称（{where}）",
    en: '"{name}" is a view of this file already ({where})',
  },
  CFG_ON_NEEDED: {
    zh: "“{name}” 没有地址：用 “on” 指定在哪个页面上打开",
    en: '"{name}" has no address: say over which page it opens, "on"',
  },
  CFG_NO_LIST_PAGE: {
    zh: "“{name}” 不是有固定地址的列表或看板，也不是此类列表的页签",
    en: '"{name}" is no list or board with an address that needs no parameters, nor a sheet of such a list',
  },
  CFG_NO_SUCH_FILTER: { zh: "视图 “{view}” 没有筛选项 “{name}”", en: 'the view "{view}" has no filter "{name}"' },
  CFG_WHERE_NO_FILTER: {
    zh: "视图 “{view}” 的接口不支持 `filter`",
    en: 'the call of the view "{view}" takes no `filter`',
  },
  CFG_WHERE_WRONG: {
    zh: "筛选条件从 “{rest}” 处起无法识别",
    en: 'the filter cannot be read from "{rest}" on',
  },
  CFG_SCOPE_LOST: {
    zh: "视图 “{view}” 没有筛选项 “{name}”，打开后会比卡片显示得更多",
    en: 'the view "{view}" has no filter "{name}", so it would show more than the card it is opened from',
  },

  // Widgets, limits, choices
  CFG_WIDGET_MISFIT: {
    zh: "控件 “{widget}” 不适合{type}类型的 “{name}”",
    en: 'the widget "{widget}" does not fit "{name}", which is {type}',
  },
  CFG_WIDGET_FACE: {
    zh: "控件 “{widget}” 在 “{name}” 出现的地方都用不上",
    en: 'the widget "{widget}" is of no use where "{name}" is listed',
  },
  CFG_CHOICES_NEEDED: {
    zh: "控件 “{widget}” 需要 “{name}” 的 choices",
    en: 'the widget "{widget}" needs "choices" of "{name}"',
  },
  CFG_WIDENS_LIMIT: {
    zh: "{key} {found} 超出接口的限制 {limit}；配置只能收紧",
    en: "{key} {found} is wider than the API's {limit}; config may only tighten",
  },
  CFG_NO_SUCH_LIMIT: {
    zh: "{type}类型的 “{name}” 没有 {key}",
    en: '"{name}" is {type}, which has no {key}',
  },
  CFG_LIMITS_CROSSED: {
    zh: "{key} {least} 大于 {most}，没有值能同时满足",
    en: "{key} {least} is above {most}: no value keeps both",
  },
  CFG_DEFAULT_LIMIT: {
    zh: "“{name}” 的初始值 {value} 超出限制 {limit}",
    en: 'the default {value} of "{name}" does not keep the limit {limit}',
  },
  CFG_DEFAULT_UNUSED: {
    zh: "“{name}” 在此没有初始值：仅表单中直接填写、且不是密码的输入项才有",
    en: 'the default of "{name}" has no effect: only an input that is typed in the form itself, and is no secret, begins with one',
  },
  CFG_CLOUD_MISSING: {
    zh: "缺少云 {value}：枚举 {name} 的每个值都是一个云",
    en: "the cloud {value} is missing: each value of {name} is a cloud",
  },
  CFG_ENUM_WITHOUT_WORDS: {
    zh: "枚举 {name} 的值 {value} 没有文字；请写入 config/words/enums.json",
    en: "the value {value} of {name} has no words; add them to config/words/enums.json",
  },
  CFG_STALE_WORDS: { zh: "{owner} 没有 “{name}” 这个值", en: '{owner} has no value "{name}"' },
  CFG_QUERY_WITHOUT_MATCH: {
    zh: "“{name}” 的查询有选择器未包含 $match，会读到其他客户的数据",
    en: 'a selector in the query of "{name}" is without $match: it would read series of other customers',
  },
  CFG_QUERY_SYNTAX: {
    zh: "“{name}” 的查询在 “{text}” 处不符合 PromQL 语法",
    en: 'the query of "{name}" is not PromQL at "{text}"',
  },
  CFG_QUERY_WITHOUT_BY: {
    zh: "“{name}” 的查询有聚合未按 $by 分组，结果无法对应到资源：写作 by ($by)",
    en: 'an aggregation in the query of "{name}" is without $by, so that its values belong to no resource: write by ($by)',
  },
  CFG_SECOND_QUERY: {
    zh: "“{type}” 的 “{name}” 在云 “{cloud}” 已有查询（{where}）",
    en: '"{name}" of "{type}" already has a query for the cloud "{cloud}" ({where})',
  },
  CFG_UNKNOWN_ENUM: { zh: "没有名为 “{name}” 的枚举", en: 'there is no enum "{name}"' },
  CFG_CHECK_SENDS: {
    zh: '有 "button"（{where}）时不能有 "{key}"：不按按钮也能提交',
    en: '"{key}" cannot stand beside "button" ({where}): the form is sent without it, too',
  },
  CFG_NEVER_SAID: {
    zh: '"{key}" 不会显示：总是以 "result"（{where}）代替；可删去，或给 "result" 加上 "when"',
    en: '"{key}" is never shown, as "result" ({where}) always takes its place; leave it out, or give "result" a "when"',
  },
  CFG_LOAD_NEEDED: {
    zh: '“{call}” 会覆盖已有内容：修改用的表单须用 "load" 取得它，否则会以空值覆盖',
    en: '"{call}" replaces what is there: a form that edits it needs "load", or it would save empty values over it',
  },
  CFG_FORM_ABOUT: {
    zh: '表单针对行打开，却没有说明针对哪一行：用 "of" 列出该行的字段',
    en: 'the form opens for a row and does not say for which: list fields of the row in "of"',
  },
  CFG_SECTIONS_AND_STEPS: {
    zh: '表单要么有 "sections"，要么有 "steps"：已有 "sections"（{where}）',
    en: 'a form has either "sections" or "steps": "sections" stands in {where}',
  },
  CFG_SECTIONS_OR_STEPS: { zh: '表单要么有 "sections"，要么有 "steps"', en: 'a form has either "sections" or "steps"' },
  CFG_ROWS_MISFIT: { zh: '“{name}” 是{type}，不能有 "rows"', en: '"{name}" is {type} and has no "rows"' },
  CFG_ROWS_NEEDED: {
    zh: '“{name}” 是对象列表，请用 "rows" 列出每行的字段',
    en: '"{name}" is a list of objects: name the fields of a row in "rows"',
  },
  CFG_ROW_INCOMPLETE: { zh: "每行都需要 “{name}”，但没有列出", en: 'every row needs "{name}", which is not listed' },
  CFG_SUM_MISFIT: {
    zh: '“{name}” 不是列表各行中的金额，不能有 "sum"',
    en: '"{name}" is no amount in the rows of a list, so it has no "sum"',
  },
  CFG_NOT_IN_ROWS: { zh: '行内的字段不能有 "{name}"', en: 'a field of a row cannot have "{name}"' },
  CFG_UNKNOWN_SIBLING: { zh: "“{name}” 不在同一个表单中", en: '"{name}" is not in the same form' },

  // Inputs of calls
  CFG_SHAPE_NEEDED: {
    zh: '“{call}” 有多种请求形式都符合，请用 "shape" 指明：{allowed}',
    en: 'several request shapes of "{call}" fit; say which with "shape": {allowed}',
  },
  CFG_UNKNOWN_SHAPE: { zh: "“{call}” 没有名为 “{name}” 的请求形式", en: '"{call}" has no request shape "{name}"' },
  CFG_UNKNOWN_INPUT: { zh: "“{call}” 的请求中没有 “{name}”", en: '"{name}" is not in the request of "{call}"' },
  CFG_MISSING_INPUT: {
    zh: '“{call}” 需要 “{name}”：请列入表单，写入 "send"，或由所在的行或地址提供',
    en: '"{call}" needs "{name}": list it in the form, put it under "send", or open it from a row or an address that has it',
  },
  CFG_CONDITIONAL_INPUT: {
    zh: '“{call}” 必须有 “{name}”，因此它不能有 "when"',
    en: '"{call}" always needs "{name}", so it cannot have "when"',
  },
  CFG_MISSING_CONTEXT: {
    zh: "视图 “{view}” 需要 “{name}”，而这里打开它的{place}没有",
    en: 'the view "{view}" needs "{name}", which the {place} it is opened from does not have',
  },
  CFG_UNKNOWN_SOURCE: { zh: "{owner}中没有 “{name}” 可取", en: 'there is no "{name}" to take in {owner}' },
  CFG_EACH_WITHOUT_ROWS: {
    zh: "[“{name}”] 取自选中的行，而这里没有行",
    en: '["{name}"] is taken from the rows at hand, and there are none here',
  },
  CFG_UNSET_FILTER: {
    zh: '看板的筛选项 “{name}” 可以不设置；请写 ["{name}"]，未设置时为空列表',
    en: 'the board\'s filter "{name}" may be unset; write ["{name}"], an empty list then',
  },
  CFG_APART_NOTHING: {
    zh: "“{name}” 不是此处看板的筛选项，或已由 `send` 发送",
    en: '"{name}" is no filter of a board this stands on, or `send` has it already',
  },
  CFG_ONE_OF_MANY: {
    zh: '既已取所选各行的列表，就不能再取一行的 “{name}”；请写 ["{name}"]',
    en: 'beside a list of the selected rows, "{name}" of one means nothing; write ["{name}"]',
  },
  CFG_SOURCE_MISFIT: { zh: "“{name}” 不能取这个值：它是{type}", en: '"{name}" cannot take this: it is {type}' },
  CFG_SOURCE_KIND: {
    zh: "“{name}”（{type}）取自 “{from}”（{fromType}），含义不同",
    en: '"{name}" is {type}, and is filled from "{from}", which is {fromType}',
  },
  CFG_CROSSED: {
    zh: "“{name}” 取自 “{other}”，而 “{other}” 取自别处（{where}）：是否写反了？",
    en: '"{name}" is filled from "{other}", and "{other}" from something else ({where}): are they exchanged?',
  },
  CFG_CROSSED_CHOICE: {
    zh: "“{name}” 的选项发送 “{value}” 而显示 “{label}”：是否写反了？",
    en: 'the choices of "{name}" send "{value}" and show "{label}": are they exchanged?',
  },
  CFG_PREVIEW_INPUT: {
    zh: "“{call}” 也接受 “{name}”，而表单中有它（{where}）：预览与提交会不一致",
    en: '"{call}" takes "{name}", too, which the form has ({where}): what is shown would differ from what is sent',
  },
  CFG_PREVIEW_UNSENT: {
    zh: '预览显示 “{name}”，而 “{call}” 也接受它：请将其列入 "sends"，使提交的就是所显示的',
    en: 'the preview shows "{name}", which "{call}" takes, too: list it in "sends", so that what is shown is what is sent',
  },
  CFG_CHOICES_CYCLE: {
    zh: "“{name}” 的选项取决于 “{other}”，“{other}” 的选项又取决于 “{name}”（{where}）",
    en: 'the choices of "{name}" wait for "{other}", whose choices wait for "{name}" ({where})',
  },
  CFG_WHEN_ITSELF: {
    zh: "“{name}” 不能作为自身的显示条件：它隐藏时为空，永远不会显示",
    en: '"{name}" waits for itself: it is empty while it is hidden, so it is never shown',
  },
  CFG_WHEN_CYCLE: {
    zh: "“{name}” 要等 “{other}” 显示，“{other}” 又要等 “{name}”（{where}）：隐藏的输入项为空，两者都不会显示",
    en: '"{name}" waits for "{other}", which waits for "{name}" ({where}): a hidden input is empty, so neither is shown',
  },
  CFG_WHEN_NEVER: {
    zh: "“{name}” 永远不会显示：它要求的 “{other}” 的值与 {where} 的要求没有共同的值",
    en: '"{name}" is never shown: the values of "{other}" that it needs and those in {where} exclude each other',
  },
  CFG_RULE_ITSELF: { zh: "“{name}” 不能与自身比较", en: '"{name}" cannot be compared with itself' },
  CFG_RULE_AGAINST: {
    zh: "“{left}” 与 “{right}” 不可能同时满足这条规则和 {where} 的规则：表单将无法提交",
    en: 'no values of "{left}" and "{right}" meet both this rule and the one in {where}: the form could never be sent',
  },
  CFG_RULE_MISFIT: {
    zh: '“{left}”（{leftType}）与 “{right}”（{rightType}）不能按 "{name}" 比较',
    en: '"{left}" ({leftType}) and "{right}" ({rightType}) cannot be compared by "{name}"',
  },
  CFG_WHEN_VALUE: { zh: "“{field}” 不会是 “{name}”", en: '"{field}" never is "{name}"' },
  CFG_BARE_NUMBER: {
    zh: "“{field}” 的值按名称书写：请写 “{name}”，不要写 {value}",
    en: '"{field}" is written by name: "{name}" instead of {value}',
  },
  CFG_OTHERWISE_WITHOUT_WHEN: {
    zh: '动作 “{name}” 没有 "when"，也不需要行中可为空的值，"{key}" 没有意义',
    en: 'the action "{name}" has no "when" and needs nothing that rows may lack, so "{key}" never applies',
  },
  CFG_WHEN_WITHOUT_ROW: {
    zh: '动作 “{name}” 在这里没有行，"when" 无从判断',
    en: 'the action "{name}" has no row here, so "when" has nothing to decide by',
  },

  // Actions and views
  CFG_ACTION_DOES: {
    zh: '动作 “{name}” 必须恰好有 "opens"、"call"、"link"、"download" 之一',
    en: 'the action "{name}" has exactly one of "opens", "call", "link" and "download"',
  },
  CFG_ACTION_DOES_TWO: {
    zh: '动作 “{name}” 只做一件事："{key}" 不能与 "{does}"（{where}）并存',
    en: 'the action "{name}" does one thing: "{key}" cannot stand beside "{does}" ({where})',
  },
  CFG_ACTION_KEY: {
    zh: '用 "{does}"（{where}）的动作不能有 “{name}”',
    en: 'an action with "{does}" ({where}) has no "{name}"',
  },
  CFG_NO_FILE: { zh: "“{name}” 返回的不是文件", en: '"{name}" does not answer a file' },
  CFG_ANSWERS_FILE: { zh: '“{name}” 返回文件；请用 "download"', en: '"{name}" answers a file; write "download"' },
  CFG_UNKNOWN_LINK: {
    zh: "config/console.json 的 links 中没有 “{name}”",
    en: '"{name}" is not among the links of config/console.json',
  },
  CFG_TYPE_WITHOUT_ROW: {
    zh: "动作 “{name}” 在这里不是针对一行，没有可输入的内容",
    en: 'the action "{name}" is not about one row here, so there is nothing to type',
  },
  CFG_DANGER: {
    zh: "“{call}” 会去掉无法恢复的东西，调用它的动作需要 {key}",
    en: '"{call}" takes away what nobody gets back: an action that calls it needs {key}',
  },
  CFG_UNTYPABLE: {
    zh: "“{name}” 是{type}，无法照着输入",
    en: '"{name}" is {type}, which nobody can type as it is shown',
  },
  CFG_BULK_WITHOUT_ROWS: {
    zh: "“{name}” 不取所选行的任何字段，选中的行对它没有作用",
    en: '"{name}" takes nothing from the selected rows, so selecting them means nothing',
  },
  CFG_BULK_FILES: {
    zh: "“{name}” 会为每一行各下载一个文件；请发送 [字段] 列表",
    en: '"{name}" would save a file for each row; send a list, [field]',
  },
  CFG_NEXT_OF_MANY: {
    zh: '“{name}” 针对多行，之后留在列表中，不能有 "next"',
    en: '"{name}" acts upon many rows and stays with their list: it has no "next"',
  },
  CFG_BULK_NO_LIMIT: {
    zh: "接口没有说明 “{call}” 的 “{name}” 一次最多多少项（maxItems）",
    en: 'the API does not say how many of "{name}" one call of "{call}" takes (maxItems)',
  },
  CFG_UNKNOWN_ACTION: { zh: "没有名为 “{name}” 的动作", en: 'there is no action "{name}"' },
  CFG_UNKNOWN_VIEW: { zh: "没有名为 “{name}” 的视图", en: 'there is no view "{name}"' },
  CFG_UNKNOWN_PAGE: { zh: "没有名为 “{name}” 的页面", en: 'there is no page "{name}"' },
  CFG_CALL_ACTION_NEEDED: {
    zh: "“{name}” 打开别处，这里需要直接调用的动作",
    en: '"{name}" leads elsewhere; an action that calls belongs here',
  },
  CFG_ON_OPEN_ASKS: {
    zh: "“{name}” 执行前要确认（{where}），不能在打开时自动执行",
    en: '"{name}" asks before it is done ({where}), so it cannot be done by opening a detail',
  },
  CFG_NOT_A_ROW_ACTION: {
    zh: "点击 “{field}” 执行 “{name}”，但它不在 rowActions 中",
    en: 'a click on "{field}" performs "{name}", which is not among the rowActions',
  },
  CFG_UNUSED_FIELD: { zh: "字段 “{name}” 没有在任何地方列出", en: 'the field "{name}" is listed nowhere' },
  CFG_UNUSED_ACTION: { zh: "动作 “{name}” 没有在任何地方列出", en: 'the action "{name}" is listed nowhere' },
  CFG_UNUSED_VIEW: {
    zh: "视图 “{name}” 没有路由，也没有动作打开它或详情引用它",
    en: 'the view "{name}" has no route, no action opens it and no detail shows it',
  },
  CFG_MISSING_MESSAGE: {
    zh: "缺少文字 “{name}”：{file} 用到它",
    en: 'the text "{name}" is missing, which {file} uses',
  },
  CFG_UNUSED_MESSAGE: { zh: "文字 “{name}” 没有被用到", en: 'the text "{name}" is used nowhere' },

  CFG_DETAIL_EMPTY: {
    zh: "详情没有内容：请写 figures、sections 或 tabs",
    en: "a detail shows something: give it figures, sections or tabs",
  },
  CFG_TAB_EMPTY: {
    zh: "标签页 “{name}” 没有内容：请写 sections、related 或 metrics",
    en: 'the tab "{name}" shows something: give it sections, a related list or metrics',
  },
  CFG_RELATED_NO_LIST: {
    zh: '“{name}” 不是列表，也不是带有 "of" 的看板，不能作为相关内容',
    en: '"{name}" is neither a list nor a board with "of", so it cannot be related',
  },
  CFG_BOARD_OF: {
    zh: "“{name}” 不能指明看板所属的对象：它须是某张卡片接口的参数，且看板没有自己的地址",
    en: '"{name}" cannot say what the board is of: it is an input of a card, of a board without an address',
  },
  CFG_NO_SERIES: {
    zh: "“{name}” 不返回一段时间内的数值：它须取 resourceIds、metrics、startTime、endTime，并返回 times、series 和 events",
    en: '"{name}" answers no values over a time: it takes resourceIds, metrics, startTime and endTime, and answers times, series and events',
  },
  CFG_NO_METRICS: {
    zh: "“{name}” 返回的不是指标列表：每行须有 metricName 和 unit",
    en: '"{name}" does not list metrics: each row has a metricName and a unit',
  },
  CFG_NO_CHART: {
    zh: "“{name}” 不能显示为阈值图：缺少属性 {missing}",
    en: '"{name}" cannot be a threshold chart: it has no property {missing}',
  },
  CFG_TIMELINE_STEPS: {
    zh: '时间线 “{name}” 需要 "timeline"，指明每一步的时间与状态',
    en: 'the timeline "{name}" needs "timeline": which properties of a step are its time and its status',
  },
  CFG_CONVERSATION_PARTS: {
    zh: '对话 “{name}” 需要 "conversation"，指明每条消息的时间、作者、内容与哪一方',
    en: 'the conversation "{name}" needs "conversation": which properties of a message are its time, author, text and side',
  },
  CFG_NO_MESSAGES: {
    zh: "“{name}” 不是由消息组成的列表，不能显示为对话",
    en: '"{name}" is no list of messages, so it cannot be a conversation',
  },
  CFG_FORM_ACTION_NEEDED: {
    zh: "“{name}” 打开的不是没有地址的表单，不能放在这里",
    en: '"{name}" does not open a form without an address, so no form can stand here',
  },
  CFG_LEADING_ACTION_NEEDED: {
    zh: '“{name}” 不通向别处；成功后的操作只能打开视图或跳转（非表单的操作之后，跳转不能带 "send"）',
    en: '"{name}" leads nowhere: what follows success opens a view or is a link, which after an action has no "send"',
  },
  CFG_NEXT_OVER_FORM: {
    zh: "“{name}” 会在已提交的表单之上打开 “{view}”：请用 opens 的 on 指明它所在页面的地址",
    en: '"{name}" opens "{view}" over the form that was sent: name the page that it stands on by "on" of "opens"',
  },
  CFG_NOT_FOLLOWED: {
    zh: "不能跟踪 “{name}”：需要没有地址、有 refreshWhile、且凭表单的返回就能打开的详情",
    en: '"{name}" cannot be followed: it takes a detail without an address, with refreshWhile, which the form\'s answer is enough to open',
  },
  CFG_NO_FILTER: {
    zh: "“{name}” 不是筛选条件，不能有 filterOf",
    en: '"{name}" is no filter, so it cannot have a "filterOf"',
  },
  CFG_FILTER_LIST_MISSING: {
    zh: '“{name}” 是筛选条件：须用 "filterOf" 指明一个调用 “{call}” 的列表',
    en: '"{name}" is a filter: name a list of "{call}" by "filterOf"',
  },
  CFG_FILTER_OTHER_LIST: {
    zh: "“{name}” 不是调用 “{call}” 的列表，筛选条件不同",
    en: '"{name}" is no list of "{call}", so its filters are others',
  },
  CFG_NO_COUNTS: { zh: "“{call}” 不返回按 “{name}” 的计数", en: '"{call}" answers no counts by "{name}"' },
  CFG_NO_STEPS: {
    zh: "“{name}” 不是由步骤组成的列表，不能显示为时间线",
    en: '"{name}" is no list of steps, so it cannot be a timeline',
  },

  // Routes, menus, rules
  CFG_UNKNOWN_ROUTE: { zh: "config/routes.json 中没有 “{name}”", en: '"{name}" is not in config/routes.json' },
  CFG_DUPLICATE_ROUTE: {
    zh: "路由 “{name}” 出现两次：已在 {where}",
    en: 'the route "{name}" stands twice: already in {where}',
  },
  CFG_AMBIGUOUS_ROUTE: {
    zh: "“{name}” 与 “{other}”（{where}）会匹配同一个地址",
    en: '"{name}" and "{other}" ({where}) match the same address',
  },
  CFG_ROUTE_TAKEN: {
    zh: "路由 “{name}” 已属于 {other}（{where}）",
    en: 'the route "{name}" already belongs to {other} ({where})',
  },
  CFG_ROUTE_WITHOUT_SCREEN: {
    zh: '路由 “{name}” 没有界面；若尚未完成，请在路由或指向它的菜单项写 "pending": true',
    en: 'the route "{name}" has no screen; if it is not built yet, say "pending": true at the route or at the menu entry that leads there',
  },
  CFG_ROUTE_BOTH: {
    zh: "路由 “{name}” 是重定向（{where}），不能同时有 “{key}”",
    en: 'the route "{name}" redirects ({where}) and so has no "{key}"',
  },
  CFG_REMOVE_PENDING: {
    zh: '“{name}” 的界面已存在（{where}），请删除 "pending"',
    en: 'the screen of "{name}" exists ({where}): remove "pending"',
  },
  CFG_PENDING_WORDS: {
    zh: "待建路由 “{name}” 需要 zh、en 和 menu",
    en: 'the pending route "{name}" needs zh, en and menu',
  },
  CFG_REDIRECT_LOOP: {
    zh: "重定向 “{name}” 又指向一个重定向（{where}）",
    en: '"{name}" redirects to another redirect ({where})',
  },
  CFG_ROUTE_PARAMETERS: {
    zh: "“{name}” 带参数，这里不能直接指向它",
    en: '"{name}" has parameters; nothing can lead there from here',
  },
  CFG_MENU_LEADS_NOWHERE: {
    zh: "菜单项 “{name}” 既没有路由也没有下级",
    en: 'the menu entry "{name}" has neither a route nor children',
  },
  CFG_UNREACHABLE: {
    zh: "没有菜单、标签页、顶部入口、动作或规则指向 “{name}”",
    en: 'no menu, tab, header entry, action or rule leads to "{name}"',
  },
  CFG_OTHER_CONSOLE: {
    zh: "“{name}” 只在另一个控制台中，而本文件的内容不会出现在那里，该操作永远不会显示",
    en: 'only the other console has "{name}", and nothing of this file is seen there: the action is never shown',
  },
  CFG_DUPLICATE_CODE: {
    zh: "菜单编码 “{name}” 重复：已在 {where}",
    en: 'the menu code "{name}" stands twice: already in {where}',
  },
  CFG_UNKNOWN_CODE: { zh: "没有菜单编码 “{name}”", en: 'there is no menu code "{name}"' },
  CFG_CALL_CODE: {
    zh: "“{call}” 需要菜单编码 “{name}”，而没有菜单有它：没有人能获得",
    en: '"{call}" needs the menu code "{name}", which no menu has: nobody can be given it',
  },
  CFG_ENTRY_CLOSED: {
    zh: "“{name}” 的持有者不能进入 {route}：该页面需要 {codes}",
    en: 'whoever has "{name}" may not enter {route}: its page needs {codes}',
  },
  CFG_CODE_WITHOUT_MENU: { zh: "“{name}” 不在任何菜单中", en: 'no menu lists "{name}"' },
  CFG_UNKNOWN_FACT: { zh: "规则不认识 “{name}”", en: 'rules do not know the fact "{name}"' },
  CFG_RULE_EMPTY: { zh: "这条规则什么也不做", en: "this rule does nothing" },
  CFG_RULE_NEVER: {
    zh: "没有用户符合这个条件，它永远不会生效",
    en: "nobody meets this condition, so it never applies",
  },
  CFG_RULE_HIDDEN: {
    zh: "没有它也一样：{where} 的规则已涵盖它，或使它不会被执行",
    en: "nothing changes without it: what stands in {where} does the same, or keeps it from being reached",
  },
  CFG_HEADER_WITHOUT_RULE: {
    zh: "顶部入口的编码 “{name}” 在 rules/menu.json 中没有规则",
    en: 'rules/menu.json has no header rule for "{name}"',
  },
  CFG_PERMISSION: {
    zh: "“{call}” 需要 {permission}，只凭 {codes} 进入的人用不了",
    en: '"{call}" needs {permission}, which nobody has who is admitted by {codes}',
  },
  CFG_FIELD_PERMISSION: {
    zh: "“{name}” 需要 {codes}，而不是每个进入此界面的人都持有：请改用其他字段，或用 permission 限定此界面",
    en: '"{name}" needs {codes}, which not everybody holds who is admitted: name another field, or admit holders only by "permission"',
  },
  CFG_PERMISSION_OPEN: {
    zh: "“{call}” 需要 {permission}，而此界面对所有登录用户开放",
    en: '"{call}" needs {permission}, but the screen admits every signed-in user',
  },

  // Words, size
  CFG_PLACEHOLDERS: {
    zh: "zh 与 en 的占位符不同：{zh} / {en}",
    en: "zh and en have different placeholders: {zh} / {en}",
  },
  CFG_UNKNOWN_PLACEHOLDER: { zh: "这里没有 {{name}} 可填", en: "there is nothing to fill {{name}} with here" },
  CFG_ENGLISH_IN_CHINESE: {
    zh: "zh 中没有汉字：“{name}” 是否还没有翻译？（技术名词和产品名除外）",
    en: 'zh has no Chinese character: is "{name}" not translated yet?',
  },
  CFG_WRONG_TERM: {
    zh: "术语表不使用“{found}”（{where}）；请写作“{term}”",
    en: 'the glossary does not use "{found}" ({where}); write "{term}"',
  },
  CFG_WRONG_SUMMARY: {
    zh: "接口 {name} 的摘要中有术语表不使用的“{found}”；请写作“{term}”",
    en: 'the summary of {name} has "{found}", which the glossary does not use; write "{term}"',
  },
  CFG_REFUSED_UNTOLD: {
    zh: "被拒绝的用户须得知原因：请填写 zh 和 en",
    en: "whoever is refused has to be told why: write zh and en",
  },
  CFG_SAME_WORDS: {
    zh: "与旁边的一项（{where}）同为“{text}”，无法区分",
    en: 'it reads "{text}", as the one beside it does ({where}): nobody can tell them apart',
  },
  CFG_BLANK_TEXT: { zh: "文本中没有可见的字符", en: "the text has nothing but spaces" },
  CFG_HIDDEN_CHARACTER: {
    zh: "文本中有不可见的字符 {code}，请删除",
    en: "the text has the invisible character {code}; delete it",
  },
  CFG_HAN_IN_ENGLISH: { zh: "en 中有汉字", en: "en has Chinese characters" },
  CFG_TOO_BIG: {
    zh: "{name} 有 {found} 字节，超过 connection.json 的预算 {limit}",
    en: "{name} has {found} bytes, above the {limit} of connection.json's budgets",
  },
} as const satisfies Record<string, Words>;

/** Code of a mistake. */
export type ErrorCode = keyof typeof errorCatalogue;

/** Codes that are only worth a look: they stop nothing. */
export const warningCodes: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["CFG_ENGLISH_IN_CHINESE", "CFG_SOURCE_KIND"]);

/** Mistakes that make others of the same file: what is written wrong is not found where it is looked for. */
export const causes: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "CFG_JSON_SYNTAX",
  "CFG_UNKNOWN_KEY",
  "CFG_MISSING_KEY",
  "CFG_WRONG_TYPE",
  "CFG_EMPTY",
  "CFG_UNKNOWN_VALUE",
  "CFG_OUT_OF_LIMITS",
  "CFG_BAD_FORMAT",
]);

/** Mistakes that others of the same file make: what is named wrong elsewhere looks unused. */
export const consequences: ReadonlySet<ErrorCode> = new Set<ErrorCode>(["CFG_UNUSED_FIELD", "CFG_UNUSED_ACTION"]);

/** A mistake in config: where, what, and what was probably meant. */
export interface ConfigError {
  /** Path from the root of the project: "config/screens/cost/recharge.json". */
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  code: ErrorCode;
  /** What is wrong, in both languages, suggestion included. */
  words: Words;
  /** The nearest known name, where there is one. */
  suggestion?: string;
  /** The other place of what is there twice, taken already, or cannot stand beside it. */
  related?: Spot;
}
