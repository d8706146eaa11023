// The schemas of the people of a title.
import { z } from "zod";
import { isRecord } from "~/lib/is-record";
import { imagePath, number, optionalId, optionalList, part, partList, text } from "./fields";

/** Longer cast lists are cut here; the most any page shows is 20. */
const CAST_MAX = 40;

/** Longer lists of the crew of a show's episodes are cut here. */
const CREW_MAX = 100;

const castMember = z.object({
	character: text,
	id: optionalId,
	name: text,
	/** Billing; 0 comes first. */
	order: z.number().catch(Number.MAX_SAFE_INTEGER),
	profile_path: imagePath,
});

/** A cast member over all seasons of a show. */
const aggregateCastMember = z.object({
	id: optionalId,
	name: text,
	order: z.number().catch(Number.MAX_SAFE_INTEGER),
	profile_path: imagePath,
	roles: optionalList(z.object({ character: text, episode_count: number })),
	total_episode_count: number,
});

/** The jobs that a page names; others are dropped. */
const CREW_JOBS = [
	"Director",
	"Screenplay",
	"Writer",
	"Story",
	"Novel",
	"Original Music Composer",
	"Director of Photography",
] as const;

const crewMember = z.object({
	department: text,
	id: optionalId,
	job: z.enum(CREW_JOBS),
	name: text,
	profile_path: imagePath,
});

function hasOtherJob(value: unknown): boolean {
	return isRecord(value) && typeof value.job === "string" && !CREW_JOBS.some((job) => job === value.job);
}

/** A crew member over all seasons of a show. */
const aggregateCrewMember = z.object({
	id: optionalId,
	jobs: optionalList(z.object({ episode_count: number, job: z.enum(CREW_JOBS) })),
	name: text,
});

/** The first `CAST_MAX` of a cast list in the given order. */
function topCast<Member extends z.ZodType>(
	member: Member,
	compare: (a: z.output<Member>, b: z.output<Member>) => number,
) {
	return partList(member)
		.overwrite((cast) => cast.toSorted(compare).slice(0, CAST_MAX))
		.meta({ maxItems: CAST_MAX });
}

export const credits = part(
	z.object({
		cast: topCast(castMember, (a, b) => a.order - b.order),
		crew: partList(crewMember, hasOtherJob),
	}),
	{ cast: [], crew: [] },
);

/** Those of all seasons of a show. */
export const aggregateCredits = part(
	z.object({
		cast: topCast(aggregateCastMember, (a, b) => b.total_episode_count - a.total_episode_count || a.order - b.order),
		crew: partList(aggregateCrewMember)
			.overwrite((crew) => crew.filter(({ jobs }) => jobs.length > 0).slice(0, CREW_MAX))
			.meta({ maxItems: CREW_MAX }),
	}),
	{ cast: [], crew: [] },
);
