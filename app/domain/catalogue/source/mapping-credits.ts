// Maps the people of TMDB's title details to ours.
import type { MovieDetails, ShowDetails } from "~/clients/tmdb/schema";
import { plainText } from "~/lib/plain-text";
import { CAST_MAX } from "~/product";
import type { CastMember, Crew, PersonName } from "../types";
import { NAME_LENGTH } from "./mapping-texts";

/** Writers of the screenplay come before those of the story or the book. */
const WRITING_JOBS = ["Screenplay", "Writer", "Story", "Novel"];

/** A role that was played by several names shows no more of them. */
const ROLES_MAX = 2;

/** Each once, by name. */
export function toPeople(people: PersonName[]): PersonName[] {
	const byName = new Map<string, PersonName>();
	for (const { id, name: raw } of people) {
		const name = plainText(raw, NAME_LENGTH);
		if (name && !byName.has(name)) byName.set(name, { id, name });
	}
	return [...byName.values()];
}

/** The credits of a show name only its latest crew; its aggregate credits name that of all seasons, here by number of episodes. */
function listCrew(details: MovieDetails | ShowDetails): { id: number | null; name: string; job: string }[] {
	if (!("name" in details)) return details.credits.crew;
	const jobs = details.aggregate_credits.crew.flatMap((member) => member.jobs.map((job) => ({ ...member, ...job })));
	return [...jobs.toSorted((a, b) => b.episode_count - a.episode_count), ...details.credits.crew];
}

export function toCrew(details: MovieDetails | ShowDetails): Crew {
	const crew = listCrew(details);
	function namesOf(...jobs: string[]) {
		return toPeople(jobs.flatMap((wanted) => crew.filter(({ job }) => job === wanted)));
	}
	return {
		writers: namesOf(...WRITING_JOBS),
		music: namesOf("Original Music Composer"),
		camera: namesOf("Director of Photography"),
	};
}

function firstRoles(roles: { character: string; episode_count: number }[]): string {
	const byEpisodes = roles.toSorted((a, b) => b.episode_count - a.episode_count);
	return [...new Set(byEpisodes.map(({ character }) => character).filter(Boolean))].slice(0, ROLES_MAX).join(" / ");
}

/** The credits of a show name only its latest cast; its aggregate credits name the cast of all seasons. */
function listMembers(details: MovieDetails | ShowDetails): CastMember[] {
	if ("name" in details && details.aggregate_credits.cast.length > 0) {
		return details.aggregate_credits.cast.map(({ id, name, profile_path, roles, total_episode_count }) => ({
			id,
			name,
			character: firstRoles(roles),
			photo: profile_path,
			episodes: total_episode_count || null,
		}));
	}
	return details.credits.cast.map(({ id, name, character, profile_path }) => ({
		id,
		name,
		character,
		photo: profile_path,
		episodes: null,
	}));
}

/** A movie's cast by billing, a show's by number of episodes, then by billing; each person once. */
export function toCast(details: MovieDetails | ShowDetails): CastMember[] {
	const members = new Map<number | string, CastMember>();
	for (const member of listMembers(details)) {
		const name = plainText(member.name, NAME_LENGTH);
		const key = member.id ?? name;
		if (name && !members.has(key)) {
			members.set(key, { ...member, name, character: plainText(member.character, NAME_LENGTH) });
		}
	}
	return [...members.values()].slice(0, CAST_MAX);
}
