// The episodes of one show of the catalogue, each of its seasons read once: by number, and by name in English and in the
// person's other language. Which episode there is, the list of a season says; its size alone says nothing.

import { toWords } from "~/domain/import/reading/exact-words";
import { remember } from "~/lib/caching/remember";
import { mapSideBySide } from "~/lib/side-by-side";
import { isSpecial } from "../../catalogue/titles/season-words";
import type { EpisodeNumber } from "../../catalogue/types";
import type { Lookup, SeasonSize } from "./lookup";

interface Names {
	/** Of the season itself. */
	season: string[];
	/** Numbers of episodes by their names, in words. */
	episodes: Map<string, Set<number>>;
}

/** Seasons that are read side by side. */
const AT_ONCE = 3;

export class ShowEpisodes {
	private readonly numbersOf = new Map<number, Promise<number[]>>();
	private readonly namesOf = new Map<number, Promise<Names>>();

	private constructor(
		readonly id: number,
		/** By their numbers. */
		readonly seasons: SeasonSize[],
		private readonly lookup: Lookup,
	) {}

	static async open(id: number, lookup: Lookup): Promise<ShowEpisodes> {
		const seasons = await lookup.seasons(id);
		return new ShowEpisodes(
			id,
			seasons.toSorted((a, b) => a.season - b.season),
			lookup,
		);
	}

	/** Without specials. */
	get regular(): number[] {
		return this.seasons.map(({ season }) => season).filter((season) => !isSpecial(season));
	}

	/** The numbers that a season lists, in their order. Of one that cannot be read, nothing but its size is known. */
	async numbers(season: number): Promise<number[]> {
		return await remember(this.numbersOf, season, () => this.readNumbers(season));
	}

	private async readNumbers(season: number): Promise<number[]> {
		const size = this.seasons.find((listed) => listed.season === season);
		if (!size) return [];
		const list = await this.lookup.episodes(this.id, season);
		if (list) return list.episodes.map(({ episode }) => episode).toSorted((a, b) => a - b);
		return Array.from({ length: size.episodes }, (_, index) => index + 1);
	}

	async has({ season, episode }: EpisodeNumber): Promise<boolean> {
		return (await this.numbers(season)).includes(episode);
	}

	private async names(season: number): Promise<Names> {
		return await remember(this.namesOf, season, () => this.readNames(season));
	}

	private async readNames(season: number): Promise<Names> {
		const { language } = this.lookup;
		const lists = await Promise.all([
			this.lookup.episodes(this.id, season),
			language === null ? null : this.lookup.episodes(this.id, season, language),
		]);
		const english = this.seasons.find((listed) => listed.season === season)?.name ?? "";
		const names: Names = { season: [toWords(english)], episodes: new Map() };
		for (const list of lists) {
			if (list) names.season.push(toWords(list.name));
			for (const { episode, name } of list?.episodes ?? []) {
				const words = toWords(name);
				names.episodes.set(words, (names.episodes.get(words) ?? new Set()).add(episode));
			}
		}
		return names;
	}

	/** The seasons of that name. */
	async findSeasons(name: string): Promise<number[]> {
		const words = toWords(name);
		const named = await mapSideBySide(this.regular, AT_ONCE, async (season) =>
			(await this.names(season)).season.includes(words),
		);
		return this.regular.filter((_, at) => named[at]);
	}

	/** The episodes of that name in these seasons. */
	async findNamed(name: string, seasons: number[]): Promise<EpisodeNumber[]> {
		const words = toWords(name);
		const places = await mapSideBySide(seasons, AT_ONCE, async (season) =>
			[...((await this.names(season)).episodes.get(words) ?? [])].map((episode) => ({ season, episode })),
		);
		return places.flat();
	}
}
