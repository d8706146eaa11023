import { useState } from "react";
import { Link } from "react-router";
import { episodePath, titlePath } from "~/domain/catalogue/paths";
import { RateLabel, type RateProps } from "./rate-label";
import { RateMenu } from "./rate-menu";

/** Becomes the menu of numbers with the first press. Without scripts it leads to the page of what is rated, which has them. */
export function RateLink(props: RateProps) {
	const [isOpen, setIsOpen] = useState(false);
	const { title, name, episode, className } = props;

	function open(event: React.MouseEvent) {
		event.preventDefault();
		setIsOpen(true);
	}

	if (isOpen) return <RateMenu {...props} isOpen />;
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
