import { Notice } from "~/components/ui/notice";

export const UNAVAILABLE = "The catalogue is not answering right now. Try again in a moment.";

const TEXTS = { saved: "Showing saved catalogue", unavailable: UNAVAILABLE };

/** Says that the upstream is down: with a saved copy at hand, or with none. */
export function CatalogueNotice({ kind, className }: { kind: keyof typeof TEXTS; className?: string }) {
	return (
		<div className={className}>
			<Notice live="polite">{TEXTS[kind]}</Notice>
		</div>
	);
}
