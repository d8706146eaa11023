import { Link } from "react-router";
import { Icon } from "~/components/ui/icon";
import { collectionPath } from "~/domain/catalogue/paths";
import type { Movie } from "~/domain/catalogue/types";
import { nameLanguage } from "~/lib/text/name-language";
import { titleTexts } from "~/messages/title";
import { useTexts } from "~/messages/use-language";
import { Backdrop, Poster } from "./artwork";

/** Links a movie to its collection. */
export function CollectionBanner({ collection }: { collection: NonNullable<Movie["collection"]> }) {
	const { id, name, poster, backdrop } = collection;
	return (
		<Link
			to={collectionPath(collection)}
			data-prefetch
			className="group relative isolate flex items-center gap-5 overflow-hidden rounded-xl bg-raised p-4 inset-ring inset-ring-line transition-colors hover:inset-ring-edge sm:p-5"
		>
			{backdrop && (
				<span aria-hidden="true" className="absolute inset-0 -z-10">
					<Backdrop
						subject={id}
						path={backdrop}
						sizes="(min-width: 64rem) 55vw, 100vw"
						className="size-full opacity-45"
					/>
					<span className="absolute inset-0 bg-[linear-gradient(to_right,var(--color-ground),rgb(14_12_11/0.7),transparent)] rtl:-scale-x-100" />
				</span>
			)}
			<Poster
				subject={id}
				path={poster}
				sizes="4rem"
				widest="w185"
				className="aspect-2/3 w-14 shrink-0 rounded-md sm:w-16"
			/>
			<span className="min-w-0">
				<span className="block text-sm text-soft">{useTexts(titleTexts).partOfCollection}</span>
				<span dir="auto" lang={nameLanguage(name)} className="lettering mt-1.5 block text-heading">
					{name}
				</span>
			</span>
			<Icon
				name="right"
				className="ms-auto size-6 shrink-0 text-soft transition-transform group-hover:translate-x-1 group-hover:text-cream"
			/>
		</Link>
	);
}
