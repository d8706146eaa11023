// To a child, a title that is closed to it does not exist: an operation that names one is not found, and lists are without them.
// It is checked here for all operations, beside what the catalogue itself leaves out.
import type { Catalogue } from "~/domain/catalogue/catalogue.server";
import { titleKey } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { isRecord } from "~/lib/is-record";

/** The member of a response that says what of a request was not taken: it is the sender's own. */
const NOT_TAKEN = "refused";

/** The title that an object names, as requests and responses do, or as parameters do once they are parsed. */
function titleIn(value: unknown): TitleRef | null {
	if (!isRecord(value)) return null;
	const mediaType = value.media_type ?? value.mediaType;
	const id = Number(value.media_id ?? value.id);
	return (mediaType === "movie" || mediaType === "tv") && Number.isInteger(id) ? { mediaType, id } : null;
}

/** The titles that the input of an operation names as a whole: in its path, its query or its body. */
export function listNamed({ params, query, body }: Record<string, unknown>): TitleRef[] {
	return [params, query, body].map(titleIn).filter((title) => title !== null);
}

function collect(value: unknown, titles: TitleRef[]): void {
	if (Array.isArray(value)) for (const item of value) collect(item, titles);
	if (!isRecord(value)) return;
	const title = titleIn(value);
	if (title) titles.push(title);
	for (const [name, member] of Object.entries(value)) if (name !== NOT_TAKEN) collect(member, titles);
}

function without(value: unknown, isClosed: (title: TitleRef) => boolean): unknown {
	const isShown = (item: unknown) => {
		const title = titleIn(item);
		return title === null || !isClosed(title);
	};
	if (Array.isArray(value)) return value.filter(isShown).map((item) => without(item, isClosed));
	if (!isRecord(value)) return value;
	const members = Object.entries(value).map(([name, member]) => [
		name,
		name === NOT_TAKEN ? member : without(member, isClosed),
	]);
	return Object.fromEntries(members);
}

/** What an operation returns, without titles that are closed to the visitor; undefined where it is one of them. */
export async function withoutClosed<Data>(catalogue: Catalogue, data: Data): Promise<Data | undefined> {
	if (!(await catalogue.isForChild())) return data;
	const titles: TitleRef[] = [];
	collect(data, titles);
	const open = new Set((await catalogue.onlyOpen(titles)).map(titleKey));
	const isClosed = (title: TitleRef) => !open.has(titleKey(title));
	const title = titleIn(data);
	return title && isClosed(title) ? undefined : (without(data, isClosed) as Data);
}
