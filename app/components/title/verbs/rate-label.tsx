import { PathIcon } from "~/components/ui/icon";
import type { EpisodeNumber, TitleRef } from "~/domain/catalogue/types";
import type { OwnRemarks } from "~/domain/library/changes/remarks";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import { useRemark } from "./use-made";

const STAR = "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z";

/** What is rated, and what it is rated. */
export interface Rateable {
	title: TitleRef;
	/** Of the title. */
	name: string;
	/** Rated too, and the control says its rating. */
	episode?: EpisodeNumber | null;
	remarks: OwnRemarks;
}

export interface RateProps extends Rateable {
	/** Of the control. */
	className: string;
	/** Of its word, not of its number. */
	wordClass?: string;
	/** Among others: only its icon and number are seen, and readers hear what it rates. */
	isListed?: boolean;
}

/** The rating there is. */
export function RateLabel({ title, name, episode, remarks, wordClass, isListed }: Omit<RateProps, "className">) {
	const texts = useTexts(verbTexts);
	const { episodeCode, episodeOfTitle } = useTexts(siteTexts);
	const rating = useRemark("rating", { ...title, ...episode }, remarks.place.rating);
	return (
		<>
			<PathIcon path={STAR} filled={rating > 0} />
			<span className="whitespace-nowrap">
				<span className={isListed ? "sr-only" : wordClass}>{rating > 0 ? `${texts.rated} ` : texts.rate}</span>
				{rating || null}
				{isListed && (
					<span className="sr-only">
						{texts.what(episode ? episodeOfTitle(name, episodeCode(episode.season, episode.episode)) : name)}
					</span>
				)}
			</span>
		</>
	);
}
