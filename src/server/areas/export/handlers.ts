import { operations, type Input, type Operation } from "../../../generated/operations";
import { mayUseAny } from "../../../domain/permission";
import type { Context, Handlers } from "../../context";
import type { Tx } from "../../database/client";
import { refuse } from "../../errors";
import { prepareColumn, type PreparedColumn } from "../../export/cell";
import { requireFields, requireRowField } from "../../field-permissions/require-fields";
import { formats } from "../../export/formats";
import { openExport } from "../../export/open-export";
import { rowPropertiesOf } from "../../export/row-properties";
import { createSlots } from "../../export/slots";
import type { ExportableId, Sourced } from "../../export/source";
import { limits } from "../../limits";
import { createChecks } from "../../plugins/description";
import { invalidRequest } from "../../plugins/request-errors";
import { StreamedFile } from "../../streamed-file";
import { toLocalDateTime } from "../../time";
import { listSources } from "./sources";

type Request = Input<"exportList">;

const slots = createSlots(limits.exportsPerUser, limits.exportsAtOnce);

/** Lists as files: one operation for all of them. */
export const handlers = {
  exportList: async (request, context) => {
    const { call, source } = sourceOf(request, context);
    const columns = columnsOf(request, call, context);
    const { type, most, writer } = formats[request.format];
    const leave = slots.enter(context.user.id);
    if (!leave) throw refuse("EXPORTS_BUSY");
    const plan = {
      db: context.db,
      contents: async (tx: Tx) => ({ source: await source({ ...context, db: tx }), columns }),
      write: () => writer(request.title, columns),
      most,
    };
    const { stream, total } = await openExport(plan).catch((error: unknown) => {
      leave();
      throw error;
    });
    stream.once("close", leave);
    await context.audit({ detail: { call, format: request.format, rows: total } }).catch((error: unknown) => {
      stream.destroy();
      throw error;
    });
    return new StreamedFile({
      stream,
      type,
      name: `${request.title.replace(/[\\/:*?"<>|]/g, "-")}-${momentOf(context.now())}.${request.format}`,
      headers: { "x-export-rows": String(total), "x-export-batch": String(limits.exportBatch) },
    });
  },
} satisfies Partial<Handlers>;

/** The list that is asked for, if the caller may see it and its own request is valid. */
function sourceOf(
  { call, input }: Request,
  { user }: Context,
): { call: ExportableId; source: (context: Context) => Sourced } {
  if (!isExportable(call)) throw refuse("EXPORT_UNKNOWN_LIST");
  const { permission }: Operation = operations[call];
  if (permission && !mayUseAny(user.authCodes, permission))
    throw refuse("NO_PERMISSION", { code: permission.join(" / ") });
  const checked = structuredClone(input);
  const invalid = invalidRequest(
    checksOf(call)
      .checkInput(checked)
      .map((error) => ({ ...error, instancePath: `/input${error.instancePath}` })),
  );
  if (invalid) throw invalid;
  requireFields(call, checked, user.authCodes);
  const source = listSources[call] as (input: unknown, context: Context) => Sourced;
  return { call, source: (inside) => source(checked, inside) };
}

function columnsOf({ columns }: Request, call: ExportableId, { language, user }: Context): PreparedColumn[] {
  const asked = { operationId: call, authCodes: user.authCodes };
  const properties = rowPropertiesOf(call);
  return columns.map((column, index) => {
    const property = properties.get(column.name);
    const at = `columns.${index}.name`;
    if (!property) throw refuse("EXPORT_UNKNOWN_COLUMN", { name: column.name }, at);
    requireRowField(asked, column.name, at);
    return prepareColumn(column, property, language);
  });
}

function isExportable(call: string): call is ExportableId {
  return Object.hasOwn(listSources, call);
}

const checks = new Map<ExportableId, ReturnType<typeof createChecks>>();

function checksOf(call: ExportableId): ReturnType<typeof createChecks> {
  const known = checks.get(call) ?? createChecks(call);
  checks.set(call, known);
  return known;
}

/** "20260131-100000", in Shanghai. */
function momentOf(now: Date): string {
  return toLocalDateTime(now).replace(/[-:]/g, "").replace(" ", "-");
}
