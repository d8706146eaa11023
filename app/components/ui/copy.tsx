import { useEffect, useState } from "react";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";

const COPIED_NOTICE_MS = 2000;

/**
 * Copies to the clipboard, which browsers offer only over HTTPS and on the own machine, and may refuse. `isCopied` is true
 * for a moment; false where the browser did not allow it: show a `CopyByHand` then.
 */
export function useCopy() {
	const [isCopied, setIsCopied] = useState<boolean | null>(null);

	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setIsCopied(null), COPIED_NOTICE_MS);
		return () => clearTimeout(timer);
	}, [isCopied]);

	async function copy(text: string): Promise<void> {
		try {
			// Throws where there is no clipboard.
			await navigator.clipboard.writeText(text);
			setIsCopied(true);
		} catch {
			setIsCopied(false);
		}
	}
	return { isCopied, copy };
}

function selectAll(field: HTMLInputElement | null): void {
	field?.focus();
	field?.select();
}

/** The text, selected, and what to do with it. */
export function CopyByHand({ text, label }: { text: string; label: string }) {
	return (
		<div className="w-full p-1.5">
			<input
				ref={selectAll}
				readOnly
				value={text}
				aria-label={label}
				onFocus={({ target }) => target.select()}
				className="w-full rounded-md border border-line bg-ink px-3 py-2 text-sm"
			/>
			<p role="status" className="mt-1.5 text-sm text-soft">
				{useTexts(siteTexts).copyBlocked}
			</p>
		</div>
	);
}
