import { useEffect, useState } from "react";
import { isLeftOut } from "~/browser/library/left-out";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titlePath } from "~/domain/catalogue/paths";
import type { MaybeDeferred } from "~/lib/deferred";
import { LeftOut } from "./left-out-count";

interface RowsProps {
	rows: { cards: MaybeDeferred<CardFacts[]> }[];
	/** Titles that the server left out of the rows. */
	count: number;
	url: string;
}

/** How many titles rows are without, with those that this browser hid in them when the page was opened. Each counts once. */
export function LeftOutOfRows({ rows, count, url }: RowsProps) {
	const [hidden, setHidden] = useState(0);

	useEffect(() => {
		const loading = rows.map(({ cards }) => ("later" in cards ? cards.later : cards));
		void Promise.all(loading).then((cards) => setHidden(new Set(cards.flat().filter(isLeftOut).map(titlePath)).size));
	}, [rows]);

	if (count + hidden === 0) return null;
	return (
		<p className="text-sm text-soft">
			<LeftOut count={count + hidden} url={url} />
		</p>
	);
}
