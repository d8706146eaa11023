// Owns the split of a title into parts: series and instalment, title and subtitle.

export interface TitlePart {
	text: string;
	/** Share of the title's space that it may use. */
	share: number;
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, " ")
		.trim();
}

/** Parts from top to bottom. The series name is small above the instalment; a subtitle is small below the title. */
export function splitTitle(title: string, collection?: string): TitlePart[] {
	const pieces = title.split(/:\s+|\s+[-–—]\s+/);
	if (pieces.length > 2 && !title.includes(" or: ")) {
		return [
			{ text: pieces.slice(0, -1).join(" "), share: 0.3 },
			{ text: pieces.at(-1)!, share: 0.7 },
		];
	}
	const [head, tail] = title.split(/:\s+| or: |\s+[-–—]\s+/, 2) as [string, string | undefined];
	if (!tail || title.length < 14) return [{ text: title, share: 1 }];
	const rest = title.includes(" or: ")
		? `or: ${title.slice(title.indexOf(" or: ") + 5)}`
		: title.slice(title.indexOf(tail));
	const isSeries = collection !== undefined && plain(collection).startsWith(plain(head));
	if (isSeries || (head.length < tail.length * 0.6 && !title.includes(" or: "))) {
		return [
			{ text: head, share: 0.3 },
			{ text: rest, share: 0.7 },
		];
	}
	return [
		{ text: head, share: 0.66 },
		{ text: rest, share: 0.34 },
	];
}
