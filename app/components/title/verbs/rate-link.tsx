import { useState } from "react";
import { Link } from "react-router";
import { loadModule } from "~/browser/load-module";
import { showToast } from "~/components/ui/toast";
import { episodePath, titlePath } from "~/domain/catalogue/paths";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import { RateLabel, type RateProps } from "./rate-label";

/** Becomes the menu of numbers with the first press. Without scripts it leads to the page of what is rated, which has them. */
export function RateLink(props: RateProps) {
	const [menu, setMenu] = useState<typeof import("./rate-menu") | null>(null);
	const { title, name, episode, className } = props;
	const texts = useTexts(verbTexts);

	async function open(event: React.MouseEvent) {
		event.preventDefault();
		const loaded = await loadModule(() => import("./rate-menu")).catch(() => null);
		if (loaded) setMenu(loaded);
		else showToast(texts.notRated, "alarm");
	}

	if (menu) return <menu.RateMenu {...props} isOpen />;
	return (
		<Link
			to={episode ? episodePath(title.id, episode) : titlePath(title)}
			title={texts.rateTitle(name)}
			onClick={open}
			className={className}
		>
			<RateLabel {...props} />
		</Link>
	);
}
