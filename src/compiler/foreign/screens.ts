import type { ConfigAction, ConfigField, ConfigScreen, ConfigView } from "../../model/config/screen";
import type { Operation, RequestShape, Row } from "../api/operation";
import type { Property } from "../api/property";
import { capital } from "../../domain/capital";
import { filterNames, sortableNames } from "../index/field-uses";
import { requiredOf } from "../index/pick-shape";
import type { ListPlace, RowPlace } from "./places";
import type { Words } from "../../model/words";
import { columnsOf, isFilter, nested, nestedOf, ownOf, ownSend, typedIn } from "./shown";
import { fieldWords, operationWords, shapeWords, subjectWords } from "./words";

/** So many columns are shown at first, so many more can be. */
const SHOWN = 7;
const OPTIONAL = 12;
/** So many filters a list has. */
const FILTERS = 8;
/** So many forms an operation with several requests has. */
const SHAPES = 12;

/** A list that opens over a page: in a file of its own, so that its fields are named for it alone. */
export interface ListFile {
  name: string;
  list: Operation;
  writer: ScreenWriter;
}

/** Puts the file of one subject together: fields are named once, whatever lists them. */
export class ScreenWriter {
  /** Files of the lists below its rows. */
  readonly below: ListFile[] = [];
  private readonly freeFile: (operation: Operation) => string;
  private readonly fields = new Map<string, ConfigField>();
  private readonly views: Record<string, ConfigView> = {};
  private readonly actions: Record<string, ConfigAction> = {};

  constructor(freeFile: (operation: Operation) => string) {
    this.freeFile = freeFile;
  }

  /** The file, with what its own page is called. */
  screen(words: Words, menu: string): ConfigScreen {
    return {
      $schema: "../../../schema/config/screen.schema.json",
      ...words,
      menu,
      fields: Object.fromEntries(this.fields),
      views: this.views,
      ...(Object.keys(this.actions).length > 0 && { actions: this.actions }),
    };
  }

  /** A list with all below its rows; with an address it is a page. */
  list(place: ListPlace, route?: string, calls: readonly Operation[] = []): void {
    const { operation, row, rowKey, send } = place;
    const plain = ownOf(operation, columnsOf(row, rowKey));
    const columns = plain.length > 0 ? plain : nestedOf(row);
    const [request] = operation.shapes;
    const filters = filterNames({ shape: request }).filter(
      (filter) => !Object.hasOwn(send, filter) && isFilter(request, filter),
    );
    const view = place.detail && this.detail(place.detail, place);
    const below = [
      ...place.lists.map((list) => this.opening(subjectWords(list.operation), this.listBelow(list), list.operation.id)),
      ...place.objects.map((object) =>
        this.opening(subjectWords(object.operation), this.detail(object), object.operation.id),
      ),
      ...place.calls.flatMap((call) => this.call(call, place.detail)),
      ...place.files.map((file) => this.download(file)),
    ];
    const open =
      place.detail && view !== undefined
        ? [this.opening({ zh: "查看", en: "View" }, view, `view${capital(view)}`)]
        : [];
    const sortable = sortableNames({ shape: request });
    this.views.list = {
      kind: "list",
      ...subjectWords(operation),
      ...(route !== undefined && { route }),
      call: operation.id,
      ...(Object.keys(send).length > 0 && { send: ownSend(operation, send) }),
      ...(rowKey !== "id" && { rowKey }),
      filters: filters.slice(0, FILTERS).map((filter) => this.field(filter)),
      columns: columns.slice(0, SHOWN).map((column) => this.field(column, row, open[0])),
      optionalColumns: columns.slice(SHOWN, SHOWN + OPTIONAL).map((column) => this.field(column, row)),
      ...(sortable.includes("created_at") && { sort: { created_at: "descending" as const } }),
      actions: calls.flatMap((call) => this.call({ operation: call, send: {} })),
      rowActions: [...open, ...below],
    };
  }

  private listBelow(place: ListPlace): { screen: string; view: string } {
    const writer = new ScreenWriter(this.freeFile);
    const name = this.freeFile(place.operation);
    writer.list(place);
    this.below.push({ name, list: place.operation, writer }, ...writer.below);
    return { screen: name, view: "list" };
  }

  /** What answers one object. @returns its view's name */
  detail({ operation, send }: RowPlace, of?: ListPlace, route?: string, calls: readonly Operation[] = []): string {
    const name = route === undefined ? operation.id : "detail";
    const row: Row =
      "row" in operation.answer
        ? operation.answer.row
        : { name: operation.id, properties: new Map<string, Property>() };
    const columns = ownOf(operation, [...columnsOf(row, of?.rowKey ?? "id"), ...nestedOf(row)]);
    const title = columns.find(
      (column) => /(^|_)(name|title)$/i.test(column) && !nested.includes(row.properties.get(column)?.kind ?? ""),
    );
    this.views[name] = {
      kind: "detail",
      ...subjectWords(operation),
      ...(route !== undefined && { route }),
      call: operation.id,
      ...(Object.keys(send).length > 0 && { send: ownSend(operation, send) }),
      ...(title !== undefined && { title: this.field(title, row) }),
      sections: [
        {
          ...subjectWords(operation),
          fields: columns
            .filter((column) => column !== title || columns.length === 1)
            .map((column) => this.field(column, row)),
        },
      ],
      ...(calls.length > 0 && {
        actions: calls.flatMap((call) => this.call({ operation: call, send: {} }, { operation, send })),
      }),
    };
    return name;
  }

  /** A form for each way in which an operation can be asked, or a call where nothing is typed. @returns the names of the actions */
  call(place: RowPlace, detail?: RowPlace): string[] {
    return place.operation.shapes.slice(0, SHAPES).map((shape) => {
      const { operation, send } = place;
      const typed = typedIn(shape, send);
      const name = operation.shapes.length > 1 ? `${operation.id}${capital(shape.name)}` : operation.id;
      if (typed.length > 0)
        return this.opening(rowWords(operation, shape, detail), this.form(place, shape, name, detail), name);
      const words = shapeWords(operation, shape);
      this.actions[name] = {
        ...rowWords(operation, shape, detail),
        call: operation.id,
        ...(operation.shapes.length > 1 && { shape: shape.name }),
        ...(Object.keys(send).length > 0 && { send }),
        confirm: { zh: `确定${words.zh}？`, en: `${words.en}?` },
        ...(operation.danger && { tone: "danger" as const }),
      };
      return name;
    });
  }

  /** A form; with an address it is a page. One of a call that changes nothing shows what it answers. */
  form({ operation, send }: RowPlace, shape: RequestShape, name: string, detail?: RowPlace, route?: string): string {
    const typed = typedIn(shape, send);
    const required = typed.filter((each) => requiredOf(shape).includes(each));
    const optional = typed.filter((each) => !required.includes(each));
    const loads = operation.edits && detail && detail.operation.path === operation.path;
    const words = shapeWords(operation, shape);
    const row = operation.answer.kind === "object" ? operation.answer.row : undefined;
    const shown = row ? [...columnsOf(row, "id"), ...nestedOf(row)] : [];
    this.views[name] = {
      kind: "form",
      ...words,
      ...(route !== undefined && { route }),
      call: operation.id,
      ...(operation.shapes.length > 1 && { shape: shape.name }),
      ...(loads && {
        load: { call: detail.operation.id, ...(Object.keys(detail.send).length > 0 && { send: detail.send }) },
      }),
      ...(Object.keys(send).length > 0 && { send }),
      sections: [
        ...(required.length > 0 ? [{ ...words, fields: required.map((each) => this.field(each)) }] : []),
        ...(optional.length > 0
          ? [{ zh: "选填", en: "Optional", fields: optional.map((each) => this.field(each)) }]
          : []),
      ],
      ...(!operation.change && {
        submit: { zh: "查询", en: "Show" },
        ...(row && shown.length > 0
          ? { result: { ...subjectWords(operation), fields: shown.map((each) => this.field(each, row)) } }
          : { success: { zh: "查询完成", en: "Answered" } }),
      }),
    };
    return name;
  }

  private opening(words: Words, view: ConfigAction["opens"], name: string): string {
    this.actions[name] = { ...words, opens: view };
    return name;
  }

  private download({ operation, send }: RowPlace): string {
    this.actions[operation.id] = {
      ...operationWords(operation),
      download: operation.id,
      ...(Object.keys(send).length > 0 && { send }),
    };
    return operation.id;
  }

  /** Declares a field. @returns its name */
  private field(name: string, row?: Row, action?: string): string {
    const known = this.fields.get(name) ?? fieldWords(name);
    const isNested = nested.includes(row?.properties.get(name)?.kind ?? "");
    // The first column opens the row.
    const opens = action !== undefined && ![...this.fields.values()].some((field) => field.action === action);
    this.fields.set(name, { ...known, ...(isNested && { widget: "json" as const }), ...(opens && { action }) });
    return name;
  }
}

/** What is done with what a detail shows needs few words: its row says what it is. */
function rowWords(operation: Operation, shape: RequestShape, detail: RowPlace | undefined): Words {
  const isOwn = detail?.operation.path === operation.path && operation.shapes.length === 1;
  if (isOwn && operation.method === "put") return { zh: "编辑", en: "Edit" };
  if (isOwn && operation.method === "patch") return { zh: "部分修改", en: "Edit in part" };
  return isOwn && operation.danger ? { zh: "删除", en: "Delete" } : shapeWords(operation, shape);
}
