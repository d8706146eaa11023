import { RowSkeleton, TitleRow } from "~/components/browse/title-row";
import { Deferred } from "~/components/ui/deferred";
import type { NextMovie } from "~/domain/catalogue/titles/next-movies.server";
import type { MaybeDeferred } from "~/lib/deferred";

const TITLE = "What to Watch Next";

/** A row of movies to watch after this one. Beside the details it is as wide as the player. */
export function NextMovies({ movies }: { movies: MaybeDeferred<NextMovie[]> }) {
	return (
		<div className="max-lg:-mx-gutter lg:[&_.card-row]:px-0 lg:[&_.reel]:-mx-1 lg:[&_.reel]:scroll-px-1 lg:[&_.reel]:px-1">
			<Deferred value={movies} waiting={<RowSkeleton title={TITLE} />}>
				{(cards) => cards.length > 0 && <TitleRow title={TITLE} cards={cards} />}
			</Deferred>
		</div>
	);
}
