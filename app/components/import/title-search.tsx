import { Form } from "react-router";
import { Poster } from "~/components/title/artwork";
import { Button, ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { ListStatus } from "~/components/ui/list-status";
import { Select } from "~/components/ui/select";
import type { FoundTitle, ListedEpisode } from "~/domain/import/applying/lookup.server";
import { type ImportView, importUrl } from "~/domain/import/import-view";
import { useFormats } from "~/messages/formats";
import { importTexts } from "~/messages/import";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { ChooseForm } from "./choose-form";
import type { ImportRow } from "./import-row";

type Choosing = Omit<ImportRow, "group" | "alike">;

function useNameOf(): (row: Choosing) => string {
	const texts = useTexts(importTexts);
	const { labelled } = useFormats();
	return ({ title, episode_title, row }) => {
		if (title !== null && episode_title !== null) return labelled(title, episode_title);
		return title ?? episode_title ?? texts.rowNumber(row);
	};
}

/** The episodes of the show that a row means; what is chosen counts for the row alone. */
function EpisodeChoice({ row, episodes }: { row: Choosing; episodes: ListedEpisode[] }) {
	const texts = useTexts(importTexts);
	const { episodeCode } = useTexts(siteTexts);
	return (
		<ChooseForm row={row.row} title={{ mediaType: "tv", id: row.media_id ?? "" }} className="flex flex-wrap gap-3">
			<Select
				name="place"
				label={texts.episode}
				value=""
				any={texts.chooseEpisode}
				required
				className="min-w-0 grow"
				options={episodes.map(({ season, episode, name }) => [
					`${season} ${episode}`,
					[episodeCode(season, episode), name].filter(Boolean).join(" · "),
				])}
			/>
			<Button type="submit">{texts.takeEpisode}</Button>
		</ChooseForm>
	);
}

/** Search for the title that a row means. What is chosen counts for all rows of its title, and for the next file. */
export function TitleSearch({
	id,
	view,
	choosing: { row, text, found, episodes },
}: {
	id: string;
	view: ImportView;
	/** `found`: null while the catalogue does not answer. */
	choosing: { row: Choosing; text: string; found: FoundTitle[] | null; episodes: ListedEpisode[] };
}) {
	const texts = useTexts(importTexts);
	const { close } = useTexts(siteTexts);
	const nameOf = useNameOf();
	const { state, kind, cursor } = view;
	const kept = Object.entries({ state, kind, cursor, choose: row.row }).filter(([, value]) => value);
	return (
		<section id="choose" aria-labelledby="choose-heading" className="space-y-4 rounded-2xl bg-lifted p-5 scroll-mt-24">
			<div className="flex items-baseline justify-between gap-3">
				<h3 id="choose-heading" className="font-semibold">
					{(episodes.length > 0 ? texts.whichEpisode : texts.whichTitle)(nameOf(row))}
				</h3>
				<div className="flex shrink-0">
					{row.state !== "leftOut" && (
						<ChooseForm row={row.row} title={null} isAlone={episodes.length > 0}>
							<Button type="submit" variant="quiet" size="small">
								{texts.leaveOut}
							</Button>
						</ChooseForm>
					)}
					<ButtonLink to={importUrl(id, { state, kind, cursor })} variant="quiet" size="small" preventScrollReset>
						{close}
					</ButtonLink>
				</div>
			</div>
			{episodes.length > 0 && (
				<>
					<EpisodeChoice row={row} episodes={episodes} />
					<p className="text-soft">{texts.orSearch}</p>
				</>
			)}
			<Form action={`${importUrl(id)}#choose`} preventScrollReset className="flex gap-3">
				{kept.map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={String(value)} />
				))}
				<div className="relative grow">
					<Icon
						name="search"
						className="pointer-events-none absolute start-4 top-1/2 size-5 -translate-y-1/2 text-soft"
					/>
					<input
						key={text}
						type="search"
						name="q"
						aria-label={texts.nameOfTitle}
						defaultValue={text}
						maxLength={100}
						className="search-input"
					/>
				</div>
				<Button type="submit">{texts.search}</Button>
			</Form>
			{found === null && <p className="text-soft">{texts.noAnswer}</p>}
			{found && text !== "" && (
				<ListStatus address={text} text={found.length > 0 ? texts.titles(found.length) : texts.noneFound} />
			)}
			{found?.length === 0 && text !== "" && <p className="text-soft">{texts.noneFound}</p>}
			<ul className="grid gap-x-8 gap-y-3 lg:grid-cols-2">
				{found?.map(({ mediaType, id: titleId, title, year, poster }) => (
					<li key={`${mediaType}${titleId}`} className="flex items-center gap-4">
						<Poster
							subject={titleId}
							path={poster}
							widest="w185"
							sizes="3rem"
							className="aspect-2/3 w-12 shrink-0 rounded-md"
						/>
						<span className="min-w-0 grow">
							<span dir="auto" className="block font-semibold">
								{title}
							</span>
							<span className="text-sm text-soft">
								{[year, mediaType === "tv" ? texts.show : texts.movie].filter(Boolean).join(" · ")}
							</span>
						</span>
						<ChooseForm row={row.row} title={{ mediaType, id: titleId }}>
							<Button
								type="submit"
								size="small"
								aria-label={year ? texts.chooseTitleOf(title, year) : texts.chooseTitle(title)}
							>
								{texts.choose}
							</Button>
						</ChooseForm>
					</li>
				))}
			</ul>
		</section>
	);
}
