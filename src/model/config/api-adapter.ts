import { z } from "zod";
import { explain } from "../explain";
import { name } from "./common";

/** Where something stands in an answer: names of properties, joined by dots. */
const place = z
  .string()
  .regex(/^[^.]+(\.[^.]+)*$/)
  .meta(
    explain(
      "Names of properties of an answer, joined by dots: `meta.total`.",
      "返回数据中的属性名，以点相连：`meta.total`。",
    ),
  )
  .meta({ id: "answerPlace" });

const signed = z
  .strictObject({
    kind: z.literal("signed").meta(explain("A token and a signature in headers.", "请求头中的令牌和签名。")),
    source: z.string().meta(explain("What the console calls itself to the API.", "控制台向接口声明的来源。")),
    headers: z
      .strictObject({
        token: z.string().meta(explain("Of the session's token.", "会话令牌的请求头。")),
        timestamp: z
          .string()
          .meta(explain("Of the time, milliseconds since 1970.", "时间戳的请求头，自 1970 年起的毫秒数。")),
        code: z.string().meta(explain("Of the call's random code.", "每次调用的随机码的请求头。")),
        source: z.string().meta(explain("Of the source.", "来源的请求头。")),
        signature: z.string().meta(explain("Of the signature.", "签名的请求头。")),
      })
      .meta(explain("Names of the headers.", "请求头的名称。")),
    order: z
      .array(z.enum(["source", "path", "code", "timestamp", "token"]))
      .length(5)
      .meta(explain("The parts in the order in which they are signed.", "参与签名的各部分及其顺序。")),
  })
  .meta(
    explain(
      "Specification §7: names of the headers, and the order of the parts in the signature.",
      "规范 §7：请求头的名称，以及签名中各部分的顺序。",
    ),
  );

const authenticationSchema = z
  .discriminatedUnion("kind", [
    signed,
    z.strictObject({
      kind: z
        .literal("bearer")
        .meta(explain("`Authorization: Bearer` and a token.", "`Authorization: Bearer` 加令牌。")),
    }),
    z.strictObject({
      kind: z.literal("apiKey").meta(explain("A key in a header or in the query.", "请求头或查询参数中的密钥。")),
      in: z.enum(["header", "query"]).meta(explain("Where the key is sent.", "密钥的位置。")),
      name: name.meta(explain("Name of the header or parameter.", "请求头或参数的名称。")),
    }),
    z.strictObject({ kind: z.literal("none").meta(explain("Calls need no token.", "调用不需要令牌。")) }),
  ])
  .meta(explain("How calls say who makes them.", "调用如何说明调用者的身份。"));

const rows = place
  .optional()
  .meta(
    explain(
      "Where the rows stand in the data; left out, they are its only list, or the data itself.",
      "数据中各行的位置；不填时为数据中唯一的列表，或数据本身。",
    ),
  );
const total = place.optional().meta(explain("Where the number of all rows stands.", "全部行数的位置。"));

/** One way in which pages are asked for and told. */
const pagingSchema = z
  .discriminatedUnion("kind", [
    z.strictObject({
      kind: z.literal("page").meta(explain("By the number of the page.", "按页码。")),
      page: name.meta(explain("The parameter with the page's number.", "页码参数。")),
      size: name.meta(explain("The parameter with the number of rows.", "每页行数参数。")),
      first: z
        .union([z.literal(0), z.literal(1)])
        .optional()
        .meta(explain("The first page's number; 1 unless told.", "第一页的页码；默认为 1。")),
      rows,
      total,
    }),
    z.strictObject({
      kind: z.literal("offset").meta(explain("By how many rows are before the page.", "按页之前的行数。")),
      offset: name.meta(explain("The parameter with the rows before the page.", "起始位置参数。")),
      size: name.meta(explain("The parameter with the number of rows.", "每页行数参数。")),
      rows,
      total,
    }),
    z.strictObject({
      kind: z.literal("cursor").meta(explain("By a place that the page before names.", "按上一页给出的位置。")),
      cursor: name.meta(explain("The parameter with the place.", "位置参数。")),
      size: name.meta(explain("The parameter with the number of rows.", "每页行数参数。")),
      rows,
      next: place.meta(
        explain(
          "Where the next page's place stands, or the address that has it among its parameters.",
          "下一页位置所在之处，或其参数中带有该位置的地址。",
        ),
      ),
    }),
    z.strictObject({
      kind: z
        .literal("link")
        .meta(explain("By the addresses of the Link header (RFC 8288).", "按 Link 响应头中的地址（RFC 8288）。")),
      cursor: name.meta(
        explain("The parameter of these addresses that says which page.", "这些地址中说明是哪一页的参数。"),
      ),
      size: name.meta(explain("The parameter with the number of rows.", "每页行数参数。")),
      rows,
    }),
  ])
  .meta({ id: "paging" });

/** How an API talks: what its description does not say, or says in words of its own. */
export const apiAdapterSchema = z
  .strictObject({
    base: z
      .string()
      .regex(/^(\/|https?:\/\/)/)
      .meta(
        explain(
          "Base of the calls: a path of the console's own server (specification §7), or an address of another.",
          "接口的基础地址：控制台自身服务器上的路径（规范 §7），或其他服务器的地址。",
        ),
      ),
    authentication: authenticationSchema,
    changes: z
      .enum(["marked", "method"])
      .meta(
        explain(
          "Which operations change something: those marked `x-change`, or all but GET.",
          "哪些接口会改变数据：标有 `x-change` 的接口，或除 GET 外的全部接口。",
        ),
      ),
    envelope: z
      .strictObject({
        data: place
          .optional()
          .meta(explain("Where the data stands; the whole answer unless told.", "数据的位置；默认为整个返回内容。")),
        code: place
          .optional()
          .meta(
            explain(
              "Where the code stands that tells success; the HTTP status unless told.",
              "表示是否成功的编码的位置；默认为 HTTP 状态码。",
            ),
          ),
        success: z
          .int()
          .optional()
          .meta(
            explain(
              "The code of success; any status of 200 to 299 unless told.",
              "表示成功的编码；默认为 200 至 299 的状态码。",
            ),
          ),
        unwrap: z
          .literal(true)
          .optional()
          .meta(
            explain(
              "An object or list that is the only one in an answer stands for the answer: `{ server: { … } }`.",
              "返回内容中唯一的对象或列表即为数据：`{ server: { … } }`。",
            ),
          ),
      })
      .meta(explain("What answers are wrapped in.", "返回内容的外层结构。")),
    errors: z
      .strictObject({
        message: z
          .array(place)
          .min(1)
          .meta(explain("Where a refusal's words stand: the first that is a text.", "错误信息的位置：取第一个文本。")),
        fields: place
          .optional()
          .meta(
            explain(
              "Where mistakes by field stand: a list of { field, message }.",
              "各字段错误的位置：{ field, message } 的列表。",
            ),
          ),
        requestId: place.optional().meta(explain("Where the request's id stands.", "请求编号的位置。")),
        signedOut: z
          .int()
          .meta(
            explain(
              "The code that ends the session (specification §8: 407).",
              "表示会话已结束的编码（规范 §8：407）。",
            ),
          ),
      })
      .meta(explain("How refusals are told.", "错误的表示方式。")),
    paging: z
      .array(pagingSchema)
      .meta(
        explain(
          "How pages of rows are asked for and told: a list is paged by the first way whose parameters its call takes.",
          "如何请求和返回分页数据：列表采用其接口具备全部参数的第一种方式。",
        ),
      ),
    sorting: z
      .strictObject({
        field: name.meta(explain("The parameter with the field, one of an enum.", "排序字段参数，取值为枚举。")),
        order: name
          .optional()
          .meta(
            explain(
              "The parameter with the direction; without one a minus before the field means descending.",
              "排序方向参数；没有时，字段前的减号表示降序。",
            ),
          ),
        ascending: z
          .string()
          .optional()
          .meta(explain("What ascending is called; `ascending` unless told.", "升序的值；默认为 `ascending`。")),
        descending: z
          .string()
          .optional()
          .meta(explain("What descending is called; `descending` unless told.", "降序的值；默认为 `descending`。")),
      })
      .optional()
      .meta(explain("How an order is asked for.", "如何请求排序。")),
    formats: z
      .record(z.string(), z.enum(["rfc3339"]))
      .meta(
        explain(
          "How values of a format are written where that is not the console's own way: `rfc3339`, moments with their time zone.",
          "与控制台写法不同的各格式值的写法：`rfc3339` 为带时区的时刻。",
        ),
      ),
  })
  .meta({
    id: "apiAdapter",
    ...explain(
      "How the API of the description talks: read by the compiler, the calls and the lists.",
      "接口描述所述接口的约定：由编译器、调用和列表共同读取。",
    ),
  });

/** How an API talks. */
export type ApiAdapter = z.infer<typeof apiAdapterSchema>;
/** How calls say who makes them. */
export type Authentication = ApiAdapter["authentication"];
/** One way in which pages are asked for and told. */
export type Paging = ApiAdapter["paging"][number];
