import { and, eq, inArray, type SQL } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { bulkInsert } from "../database/bulk-insert";
import type { Database, Tx } from "../database/client";
import type { ActorKind } from "../database/schema/steps";
import { followOpen, type Further } from "./follow-open";
import { openRows } from "./open-rows";
import { type Step, storedStep } from "./steps";

/** A table whose rows have a status, and since when. */
type StatusTable = PgTable & Record<"id" | "status" | "statusTime", AnyPgColumn>;

/** Who may make a move; with `when`, of which rows. */
type Movers<Row> = readonly ActorKind[] | { by: readonly ActorKind[]; when: (row: Row) => boolean };

/** A life cycle as it is declared. */
export interface LifecycleOptions<Table extends StatusTable, Name extends string, S extends Step<number>> {
  /** What it is of, in messages and documentation: "withdrawal". */
  subject: string;
  table: Table;
  /** The table of its history, and the columns of a new row there that name the row it is about. */
  events: PgTable;
  eventOf: (id: number) => object;
  /** The states by name: the generated constant. */
  states: Readonly<Record<Name, S["status"]>>;
  /** In which states a row may begin, and who may make one. */
  begins: { readonly [First in Name]?: readonly ActorKind[] };
  /** From each state to those it may go to, and who may make that move. All others are refused. */
  moves: { readonly [From in Name]: { readonly [To in Name]?: Movers<Table["$inferSelect"]> } };
  /** What a step becomes that turns out not to be possible, before anything is changed. */
  instead?(step: S, row: Table["$inferSelect"], tx: Tx): Promise<S>;
  /** What else of the row a step changes. */
  changes?(
    step: S,
    row: Table["$inferSelect"],
    tx: Tx,
  ): Partial<Table["$inferInsert"]> | Promise<Partial<Table["$inferInsert"]>>;
  /** What follows from a step: money, what it was about. `row` is as it was before. */
  entails?(step: S, row: Table["$inferSelect"], tx: Tx): Promise<void>;
}

/** An allowed move; from nowhere where a row begins. */
export interface Move {
  from: number | null;
  to: number;
  by: readonly ActorKind[];
  /** Whether it is for some of the rows only. */
  conditional: boolean;
}

/** The life cycle of something that has a status and a history. */
export interface Lifecycle<Row extends { id: number; status: number }, S extends Step<number>> {
  subject: string;
  states: Readonly<Record<string, number>>;
  /** Every allowed move, and how rows begin: the documentation is made from it. */
  moves: readonly Move[];
  /** Whether an actor may move one from a state to another; what `when` asks of the row, only `move` asks. */
  mayMove(from: number, to: number, by: ActorKind): boolean;
  /** Writes the first step into the history of a new row. @throws Error where it may not begin so */
  begin(tx: Tx, id: number, step: S): Promise<void>;
  /** The same for many new rows, by one statement. */
  beginAll(tx: Tx, begun: readonly { id: number; step: S }[]): Promise<void>;
  /**
   * Moves a row on that the transaction has locked: status, history, and what the step entails. @returns the row as it is then
   * @throws Error where the move is not allowed: who offers it asks `mayMove` first
   */
  move(tx: Tx, row: Row, step: S): Promise<Row>;
  /** Asks about every row in these states, the longest waiting first, and moves on those that have news. */
  follow(
    db: Database,
    states: readonly S["status"][],
    ask: (row: Row) => Promise<S | undefined>,
    further?: Further<Row, S>,
  ): Promise<void>;
  /** The same where news are no steps: `take` makes something of them. */
  follow<News>(
    db: Database,
    states: readonly S["status"][],
    ask: (row: Row) => Promise<News | undefined>,
    further: Further<Row, News> & Required<Pick<Further<Row, News>, "take">>,
  ): Promise<void>;
}

/** Declares a life cycle: states, allowed moves and who makes them, and what a move does. */
export function defineLifecycle<Table extends StatusTable, Name extends string, S extends Step<number>>(
  options: LifecycleOptions<Table, Name, S>,
): Lifecycle<Table["$inferSelect"] & { id: number; status: number }, S> {
  type Row = Table["$inferSelect"] & { id: number; status: number };
  const { subject, table, events, eventOf, states } = options;
  const names = Object.keys(states) as Name[];
  const nameOf = (status: number): Name | undefined => names.find((name) => states[name] === status);
  const moversOf = (from: number, to: number): Movers<Row> | undefined => {
    const [source, target] = [nameOf(from), nameOf(to)];
    return source && target && options.moves[source][target];
  };
  const mayMove = (from: number, to: number, by: ActorKind): boolean => {
    const movers = moversOf(from, to);
    return movers !== undefined && actorsOf(movers).includes(by);
  };
  const check = (row: Row, { status, actorKind }: S): void => {
    const movers = moversOf(row.status, status);
    const allowed = movers && actorsOf(movers).includes(actorKind) && (!("when" in movers) || movers.when(row));
    if (!allowed)
      throw new Error(`a ${subject} does not go from ${nameOf(row.status)} to ${nameOf(status)} by ${actorKind}`);
  };
  const stored = (id: number, from: number | null, step: S) => ({ ...eventOf(id), ...storedStep(from, step) });
  const beginAll = async (tx: Tx, begun: readonly { id: number; step: S }[]): Promise<void> => {
    for (const { step } of begun) {
      const name = nameOf(step.status);
      if (!(name && options.begins[name]?.includes(step.actorKind)))
        throw new Error(`a ${subject} does not begin as ${name} by ${step.actorKind}`);
    }
    await bulkInsert(
      tx,
      events,
      begun.map(({ id, step }) => stored(id, null, step)),
    );
  };
  const move = async (tx: Tx, row: Row, asked: S): Promise<Row> => {
    check(row, asked);
    const step = (await options.instead?.(asked, row, tx)) ?? asked;
    check(row, step);
    const further = await options.changes?.(step, row, tx);
    const changes = { ...further, status: step.status, statusTime: step.time };
    await tx.update<PgTable>(table).set(changes).where(eq(table.id, row.id));
    await tx.insert(events).values(stored(row.id, row.status, step));
    await options.entails?.(step, row, tx);
    return { ...row, ...changes };
  };
  const rowsOf = (db: Database | Tx, where: SQL | undefined) => db.select().from<PgTable>(table).where(where);
  return {
    subject,
    states,
    moves: [
      ...names.flatMap((to): Move[] => {
        const by = options.begins[to];
        return by ? [{ from: null, to: states[to], by, conditional: false }] : [];
      }),
      ...names.flatMap((from) =>
        names.flatMap((to): Move[] => {
          const movers = options.moves[from][to];
          if (!movers) return [];
          return [{ from: states[from], to: states[to], by: actorsOf(movers), conditional: "by" in movers }];
        }),
      ),
    ],
    mayMove,
    begin: (tx, id, step) => beginAll(tx, [{ id, step }]),
    beginAll,
    move,
    async follow<News>(
      db: Database,
      open: readonly S["status"][],
      ask: (row: Row) => Promise<News | undefined>,
      { where, most, still, take = move as never, ...how }: Further<Row, News> = {},
    ) {
      const isOpen = and(inArray(table.status, [...open]), where);
      const lock = async (tx: Tx, id: number, seen: Row) => {
        const [row] = (await rowsOf(tx, and(eq(table.id, id), where)).for("update")) as Row[];
        return row && still?.(seen, row) === false ? undefined : row;
      };
      await followOpen<Row, News>(
        db,
        { open: openRows(db, table, isOpen, most) as AsyncIterable<Row>, ask, lock, move: take },
        how,
      );
    },
  };
}

function actorsOf<Row>(movers: Movers<Row>): readonly ActorKind[] {
  return "by" in movers ? movers.by : movers;
}
