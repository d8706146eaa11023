import { lazy, Suspense } from "react";
import { useSite } from "~/components/site/site-context";
import type { TitleRef } from "~/domain/catalogue/types";

function load() {
	return import("./later-toggle");
}

interface LaterToggleProps {
	card: TitleRef & { title: string };
	userId: string;
}

const LaterToggle: React.ComponentType<LaterToggleProps> = import.meta.env.SSR
	? (await load()).LaterMark
	: lazy(async () => ({ default: (await load()).LaterToggle }));

/** The toggle on a card's poster, for signed-in visitors only: without it shared pages and their scripts stay small. */
export function LaterButton({ card }: Pick<LaterToggleProps, "card">) {
	const { visitor } = useSite();
	return (
		visitor && (
			<Suspense>
				<LaterToggle card={card} userId={visitor.id} />
			</Suspense>
		)
	);
}
