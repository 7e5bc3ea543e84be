import type { ResolvedScreen } from "../../../src/model/resolved";
import type { FormView } from "../../../src/model/resolved-form";
import type { Column, Filter, ListView } from "../../../src/model/resolved-list";
import type { DetailView, ResolvedAction } from "../../../src/model/resolved-view";
import type { Words } from "../../../src/model/words";

/** The smallest resolved pieces, for tests to say only what matters to them. */

export function words(text: string): Words {
  return { zh: `${text}（中）`, en: text };
}

export function column(name: string, more: Partial<Column> = {}): Column {
  return { name, words: words(name), widget: "text", sortable: false, align: "start", ...more };
}

export function filter(name: string, kind: Filter["kind"], more: Partial<Filter> = {}): Filter {
  return { name, words: words(name), kind, params: [name], type: "string", ...more };
}

export function action(name: string, more: Partial<ResolvedAction> = {}): ResolvedAction {
  return {
    name,
    words: words(name),
    tone: "neutral",
    permission: [],
    does: { kind: "call", call: name, send: {} },
    ...more,
  };
}

export function listView(more: Partial<ListView> = {}): ListView {
  return {
    kind: "list",
    name: "list",
    title: words("List"),
    call: "listThings",
    send: {},
    rowKey: "id",
    paged: true,
    filters: [],
    columns: [column("id")],
    hasTotals: false,
    actions: [],
    rowActions: [],
    bulkActions: [],
    ...more,
  };
}

export function detailView(more: Partial<DetailView> = {}): DetailView {
  return {
    kind: "detail",
    name: "detail",
    title: words("Detail"),
    call: "getThing",
    send: { id: { from: "field", field: "id" } },
    sections: [],
    actions: [],
    ...more,
  };
}

export function formView(more: Partial<FormView> = {}): FormView {
  return {
    kind: "form",
    name: "edit",
    title: words("Edit"),
    call: "modifyThing",
    send: {},
    schema: { $id: "edit", type: "object", additionalProperties: false, properties: {}, required: [] },
    sections: [],
    signsOut: false,
    permission: [],
    ...more,
  } as FormView;
}

export function screen(views: ResolvedScreen["views"] = {}): ResolvedScreen {
  return { subject: "things", title: words("Things"), views, enums: {} };
}
