// Marquee's own export, version 2.
import { z } from "zod";
import { isRecord } from "~/lib/is-record";
import type { Reader } from "../format";
import { type FileRecord, readId, toRecord } from "../record";

const Title = z.object({ media_type: z.enum(["movie", "tv"]), media_id: z.union([z.string(), z.int()]) });
const Place = { season: z.int().nullish(), episode: z.int().nullish() };
const Play = Title.extend({ ...Place, watched_at: z.string().nullable() });
const Rating = Title.extend({ ...Place, rating: z.int().min(1).max(10), rated_at: z.string() });
const Later = Title.extend({ added_at: z.string() });
const Export = z
	.object({ format: z.literal("marquee-export"), version: z.literal(2), plays: z.array(z.unknown()) })
	.loose();

type Entry = z.infer<typeof Title> & { season?: number | null; episode?: number | null };

export const readMarquee: Reader = ({ path, json }) => {
	// The file is a response of /api.
	const parsed = Export.safeParse(isRecord(json) && isRecord(json.data) ? json.data : json);
	if (!parsed.success) return null;
	const records: FileRecord[] = [];
	function add<Schema extends z.ZodType<Entry>>(
		list: unknown,
		schema: Schema,
		toPart: (entry: z.output<Schema>) => Partial<FileRecord>,
	) {
		for (const value of Array.isArray(list) ? list : []) {
			const line = records.length + 1;
			const entry = schema.safeParse(value);
			if (!entry.success) {
				records.push(toRecord(path, line, { invalid: "This entry does not have the shape of an export" }));
				continue;
			}
			const { media_type, media_id, season, episode } = entry.data;
			const place = media_type === "tv" ? { season: season ?? null, episode: episode ?? null } : {};
			records.push(
				toRecord(path, line, { media_type, ...place, ids: { tmdb: readId(media_id) }, ...toPart(entry.data) }),
			);
		}
	}
	const { plays, ratings, watch_later: later } = parsed.data;
	add(plays, Play, ({ watched_at }) => ({ kind: "play", watched_at }));
	add(ratings, Rating, ({ rating, rated_at }) => ({ kind: "rating", rating, added_at: rated_at }));
	add(later, Later, ({ added_at }) => ({ kind: "watchLater", added_at }));
	return { kind: "Marquee export", records };
};
