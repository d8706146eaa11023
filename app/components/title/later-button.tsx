import { lazy, Suspense } from "react";
import { useSite } from "~/components/site/site-context";
import type { MediaType } from "~/domain/catalogue/types";

function load() {
	return import("./later-toggle");
}

const LaterToggle = import.meta.env.SSR
	? (await load()).LaterToggle
	: lazy(async () => ({ default: (await load()).LaterToggle }));

/** The Watch Later toggle on a card's poster. Only for signed-in visitors, so that cached pages and their script stay small. */
export function LaterButton({ card }: { card: { mediaType: MediaType; id: number; title: string } }) {
	const { visitor } = useSite();
	return (
		visitor && (
			<Suspense>
				<LaterToggle card={card} userId={visitor.id} />
			</Suspense>
		)
	);
}
