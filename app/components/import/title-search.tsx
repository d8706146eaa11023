import { Form } from "react-router";
import { Poster } from "~/components/title/artwork";
import { Button, ButtonLink } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { type ImportView, importUrl } from "~/domain/import/import-view";
import type { ImportRow } from "./import-row";
import { ChooseForm } from "./import-rows";

interface Found {
	mediaType: "movie" | "tv";
	id: number;
	title: string;
	year: number | null;
	poster: string | null;
}

/** Search for the title that a row means. What is chosen counts for all rows of its title, and for the next file. */
export function TitleSearch({
	id,
	view,
	choosing: { row, text, found },
}: {
	id: string;
	view: ImportView;
	choosing: { row: Omit<ImportRow, "group" | "alike">; text: string; found: Found[] };
}) {
	const { state, kind, cursor } = view;
	const kept = Object.entries({ state, kind, cursor, choose: row.row }).filter(([, value]) => value);
	return (
		<section id="choose" aria-labelledby="choose-heading" className="import-search">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<h3 id="choose-heading" className="font-semibold">
					Which title is “{row.title ?? `row ${row.row}`}”?
				</h3>
				<ButtonLink to={importUrl(id, { state, kind, cursor })} variant="quiet" size="small" preventScrollReset>
					Close
				</ButtonLink>
			</div>
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
			{found.length === 0 && text !== "" && <p className="text-soft">The catalogue has no title of this name.</p>}
			<ul className="import-found">
				{found.map(({ mediaType, id: titleId, title, year, poster }) => (
					<li key={`${mediaType}${titleId}`}>
						<Poster
							subject={titleId}
							path={poster}
							widest="w185"
							sizes="3rem"
							className="aspect-2/3 w-12 shrink-0 rounded-md"
						/>
						<span className="min-w-0 grow">
							<span dir="auto" className="block font-semibold wrap-anywhere">
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
