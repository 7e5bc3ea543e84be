import type { SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Input, OperationId, operations, Output } from "../../generated/operations";
import type { Context } from "../context";
import type { Expression, Filter } from "./filter";
import type { FilterBy, FilteredId } from "./list-filter";
import type { Owner } from "./owner";
import type { Order, Sorted } from "./sort";

/** Operations that answer a page of rows. */
export type PageId = {
  [Id in OperationId]: (typeof operations)[Id] extends { readonly answer: "page" } ? Id : never;
}[OperationId];

/** What of a request does not say which rows. */
type Paging = "pageNum" | "pageSize" | "sortField" | "sortOrder" | "cursor";

/** What each property that a filter may name is in the database, where the operation takes one. */
type FilterColumns<Id> = Id extends FilteredId ? { filterBy: FilterBy<Id> } : { filterBy?: never };

/**
 * One filter for each property of the operation's request that says which rows: neither one fewer nor one more.
 * `Apart`: properties that are read elsewhere.
 */
export type Filters<Id extends PageId, Apart extends string = never> = {
  [Name in Exclude<keyof Input<Id>, Paging | "filter" | Apart>]-?: Filter<NonNullable<Input<Id>[Name]>>;
};

/** A row as the operation answers it. */
export type RowOf<Id extends PageId> = Output<Id> extends { list: (infer Row extends object)[] } ? Row : never;

/** Rows being selected; drizzle's select of a table, with joins or without, made dynamic. */
export interface Selecting<Row> extends PromiseLike<Row[]> {
  where(condition: SQL | undefined): Selecting<Row>;
  orderBy(...order: SQL[]): Selecting<Row>;
  limit(rows: number): Selecting<Row>;
  offset(rows: number): Selecting<Row>;
}

type SortField<Id extends PageId> =
  Input<Id> extends { sortField?: infer Field } ? Exclude<Field, undefined> & string : never;

/** A list without `sortField` may have a fixed order. */
type Sort<Id extends PageId> = [SortField<Id>] extends [never]
  ? Order | readonly SQL[]
  : Order & { fields: Record<SortField<Id>, Sorted> };

/** What a list is made of. */
interface Parts<Id extends PageId, Table extends PgTable, Row, Loaded> {
  /** What is listed: filters, order and count are about its columns. */
  table: Table;
  /** Which rows the caller may see at all: of the list, by id and to change. */
  owner: Owner;
  filters: Filters<Id>;
  /** Which rows the list is about besides; it may ask the database first. */
  where?: (input: Input<Id>, context: Context) => SQL | undefined | Promise<SQL | undefined>;
  sort: Sort<Id>;
  /** Refuses or prepares before anything is read. */
  before?: (input: Input<Id>, context: Context) => Promise<unknown>;
  /** How rows are selected where that is not all columns of the table: with joins, or less or more of each. */
  rows?: (context: Context) => Selecting<Row>;
  /** Reads what all rows of a page are shown with. */
  load?: (rows: readonly NoInfer<Row>[], context: Context) => Promise<Loaded>;
  show: (row: NoInfer<Row>, context: Context, loaded: Loaded) => RowOf<Id>;
}

/** The column that tells rows apart: `id` where the table has one. */
type Key<Table> = Table extends { id: AnyPgColumn } ? { key?: never } : { key: AnyPgColumn };

/** How many rows have each status, whichever of them are asked for. */
export interface Counts {
  by: Expression | ((context: Context) => Expression);
  /** Every one, in the order of the answer; also one that no row has. */
  values: readonly (number | string)[];
  /** Only those that some row has, or that are asked for. */
  sparse?: true;
}

/** What the answer has beside its rows. */
type Extras<Id extends PageId> = ("totalCapped" extends keyof Output<Id> ? { capped: true } : { capped?: never }) &
  ("counts" extends keyof Output<Id> ? { counts: Counts } : { counts?: never }) &
  (Output<Id> extends { totals: infer Totals } ? { totals: Record<keyof Totals, SQL> } : { totals?: never });

/** A list as it is declared. */
export type ListDefinition<Id extends PageId, Table extends PgTable, Row, Loaded> = Parts<Id, Table, Row, Loaded> &
  Key<Table> &
  FilterColumns<Id> &
  Extras<Id>;
