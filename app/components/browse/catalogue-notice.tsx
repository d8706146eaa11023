import { Notice } from "~/components/ui/notice";

export const UNAVAILABLE = "The catalogue is not responding right now. Try again in a moment.";

const TEXTS = { saved: "Showing saved catalogue", unavailable: UNAVAILABLE };

/** Tells visitors that the upstream is down, and whether saved data is shown. */
export function CatalogueNotice({ kind, className }: { kind: keyof typeof TEXTS; className?: string }) {
	return (
		<div className={className}>
			<Notice live="polite">{TEXTS[kind]}</Notice>
		</div>
	);
}
