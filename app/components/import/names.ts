// What an import's service and kinds are called.
import type { Source } from "~/domain/import/reading/recognise";
import { WRITTEN_KINDS, type WrittenKind } from "~/domain/import/row-kinds";
import { useFormats } from "~/messages/formats";
import { type ImportTexts, importTexts } from "~/messages/import";
import { useTexts } from "~/messages/use-language";

const SOURCE_NAMES: Record<Exclude<Source, "several">, string> = {
	trakt: "Trakt",
	tvtime: "TV Time",
	letterboxd: "Letterboxd",
	imdb: "IMDb",
	simkl: "Simkl",
	yamtrack: "Yamtrack",
	watcharr: "Watcharr",
	movary: "Movary",
	tmdb: "TMDB",
	netflix: "Netflix",
	myanimelist: "MyAnimeList",
	seriesguide: "SeriesGuide",
	marquee: "Marquee",
	csv: "CSV",
};

export function nameSource(source: Source, texts: ImportTexts): string {
	return source === "several" ? texts.severalServices : SOURCE_NAMES[source];
}

/** As "12 plays, 3 ratings and 1 saved title"; null for nothing. */
export function useWritten(): (written: Record<WrittenKind, number>) => string | null {
	const texts = useTexts(importTexts);
	const formats = useFormats();
	return (written) => {
		const kinds = WRITTEN_KINDS.filter((kind) => written[kind] > 0);
		return kinds.length > 0 ? formats.list(kinds.map((kind) => texts.counted[kind](written[kind]))) : null;
	};
}
