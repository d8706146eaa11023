import { Fragment } from "react";

interface MarkedTextProps {
	/** As "Days are those of <zone>Europe/Berlin</zone>." */
	text: string;
	/** What is drawn for the text within each mark. */
	marks: Record<string, (content: string) => React.ReactNode>;
}

/** A sentence with elements in it, such as a link: each language puts them where they belong. */
export function MarkedText({ text, marks }: MarkedTextProps) {
	const parts = text.split(new RegExp(`<(${Object.keys(marks).join("|")})>(.*?)</\\1>`, "s"));
	// Between two plain texts stand the name of a mark and what it holds.
	return parts.map((part, index) => {
		if (index % 3 === 0) return part;
		// biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order.
		return index % 3 === 1 && <Fragment key={index}>{marks[part]?.(parts[index + 1] ?? "")}</Fragment>;
	});
}
