import { Form } from "react-router";
import { Poster } from "~/components/title/artwork";
import { Button, ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { ListStatus } from "~/components/ui/list-status";
import { Select } from "~/components/ui/select";
import type { FoundTitle, ListedEpisode } from "~/domain/import/applying/lookup.server";
import { type ImportView, importUrl } from "~/domain/import/import-view";
import { formatPlural } from "~/lib/text/format";
import { ChooseForm } from "./choose-form";
import type { ImportRow } from "./import-row";

type Choosing = Omit<ImportRow, "group" | "alike">;

function nameOf({ title, episode_title, row }: Choosing): string {
	const names = [title, episode_title].filter((name) => name !== null);
	return names.length > 0 ? names.join(": ") : `row ${row}`;
}

/** The episodes of the show that a row means; what is chosen counts for the row alone. */
function EpisodeChoice({ row, episodes }: { row: Choosing; episodes: ListedEpisode[] }) {
	return (
		<ChooseForm row={row.row} title={{ mediaType: "tv", id: row.media_id ?? "" }} className="flex flex-wrap gap-3">
			<Select
				name="place"
				label="Episode"
				value=""
				any="Choose the episode"
				required
				className="min-w-0 grow"
				options={episodes.map(({ season, episode, name }) => [`${season} ${episode}`, `S${season}E${episode} ${name}`])}
			/>
			<Button type="submit">Take this episode</Button>
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
	const { state, kind, cursor } = view;
	const kept = Object.entries({ state, kind, cursor, choose: row.row }).filter(([, value]) => value);
	return (
		<section id="choose" aria-labelledby="choose-heading" className="space-y-4 rounded-2xl bg-lifted p-5 scroll-mt-24">
			<div className="flex items-baseline justify-between gap-3">
				<h3 id="choose-heading" className="font-semibold">
					{episodes.length > 0 ? "Which episode" : "Which title"} is “{nameOf(row)}”?
				</h3>
				<div className="flex shrink-0">
					{row.state !== "leftOut" && (
						<ChooseForm row={row.row} title={null} isAlone={episodes.length > 0}>
							<Button type="submit" variant="quiet" size="small">
								Leave out
							</Button>
						</ChooseForm>
					)}
					<ButtonLink to={importUrl(id, { state, kind, cursor })} variant="quiet" size="small" preventScrollReset>
						Close
					</ButtonLink>
				</div>
			</div>
			{episodes.length > 0 && (
				<>
					<EpisodeChoice row={row} episodes={episodes} />
					<p className="text-soft">Or search for another title:</p>
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
						aria-label="Name of the title"
						defaultValue={text}
						maxLength={100}
						className="search-input"
					/>
				</div>
				<Button type="submit">Search</Button>
			</Form>
			{found === null && <p className="text-soft">The catalogue does not answer. Search again in a moment.</p>}
			{found && text !== "" && (
				<ListStatus
					address={text}
					text={found.length > 0 ? formatPlural(found.length, "title") : "The catalogue has no title of this name."}
				/>
			)}
			{found?.length === 0 && text !== "" && <p className="text-soft">The catalogue has no title of this name.</p>}
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
								{[year, mediaType === "tv" ? "TV show" : "Movie"].filter(Boolean).join(" · ")}
							</span>
						</span>
						<ChooseForm row={row.row} title={{ mediaType, id: titleId }}>
							<Button type="submit" size="small" aria-label={`Choose ${title}${year ? ` of ${year}` : ""}`}>
								Choose
							</Button>
						</ChooseForm>
					</li>
				))}
			</ul>
		</section>
	);
}
