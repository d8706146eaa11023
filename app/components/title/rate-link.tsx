import { useState } from "react";
import { Link } from "react-router";
import { loadModule } from "~/browser/load-module";
import { showToast } from "~/components/ui/toast";
import { episodePath, titlePath } from "~/domain/catalogue/paths";
import { RATE_FAILED, RateLabel, type RateProps } from "./rate-label";
import type { RateMenu } from "./rate-menu";

/** Becomes the menu of numbers with the first press. Without scripts it leads to the page of what is rated, which has them. */
export function RateLink(props: RateProps) {
	const [Menu, setMenu] = useState<typeof RateMenu | null>(null);
	const { title, name, episode, className } = props;

	async function open(event: React.MouseEvent) {
		event.preventDefault();
		const module = await loadModule(() => import("./rate-menu")).catch(() => null);
		if (module) setMenu(() => module.RateMenu);
		else showToast(RATE_FAILED, "alarm");
	}

	if (Menu) return <Menu {...props} isOpen />;
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
