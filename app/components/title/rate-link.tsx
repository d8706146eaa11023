import { useState } from "react";
import { Link } from "react-router";
import { episodePath, titlePath } from "~/domain/catalogue/paths";
import { loadVerbs } from "./load-verbs";
import { RateLabel, type RateProps } from "./rate-label";
import { FAILED } from "./verb-failures";

/** Becomes the menu of numbers with the first press. Without scripts it leads to the page of what is rated, which has them. */
export function RateLink(props: RateProps) {
	const [verbs, setVerbs] = useState<Awaited<ReturnType<typeof loadVerbs>>>(null);
	const { title, name, episode, className } = props;

	async function open(event: React.MouseEvent) {
		event.preventDefault();
		setVerbs(await loadVerbs(FAILED.rate));
	}

	if (verbs) return <verbs.RateMenu {...props} send={verbs.sendRating} isOpen />;
	return (
		<Link
			to={episode ? episodePath(title.id, episode) : titlePath(title)}
			title={`Rate ${name}`}
			onClick={open}
			className={className}
		>
			<RateLabel {...props} />
		</Link>
	);
}
