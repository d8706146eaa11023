// The order of what was watched: newest first, that without a date last. Nothing is smaller than null, so an index has that order;
// but a comparison with null is never true, so each page reads two ranges of it.
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** The ranges that come after a cursor, of what has a date and of what has none: the latter is the last one. */
export function rangesAfter(
	{ time, id }: { time: SQLWrapper; id: SQLWrapper },
	cursor: [time: number | null, id: string | number] | undefined,
): SQL[] {
	const undated = sql`${time} is null`;
	if (!cursor) return [sql`${time} is not null`, undated];
	const [lastTime, lastId] = cursor;
	if (lastTime === null) return [sql`${undated} and ${id} < ${lastId}`];
	return [sql`(${time}, ${id}) < (${lastTime}, ${lastId})`, undated];
}
