import { useEffect, useState } from "react";

/** Milliseconds without a change after which a list is announced: a visitor who types on hears nothing of what is passing. */
const PAUSE_MS = 700;

interface ListStatusProps {
	/** What the list shows, in words; empty while it loads. */
	text: string;
	/** The address of the list: another list is announced, also in the same words. */
	address: string;
}

/**
 * Announces to screen readers what a list shows once it is drawn. The region is empty at first and after every change, so
 * that it never tells of a former search.
 */
export function ListStatus({ text, address }: ListStatusProps) {
	const current = `${address} ${text}`;
	const [announced, setAnnounced] = useState({ current: "", text: "" });
	useEffect(() => {
		const timer = setTimeout(() => setAnnounced({ current, text }), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [current, text]);
	return (
		<p role="status" className="sr-only">
			{announced.current === current ? announced.text : ""}
		</p>
	);
}
