import { Link } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { MarkedText } from "~/components/ui/marked-text";
import { titlePath, watchPath } from "~/domain/catalogue/paths";
import type { MemoryCard } from "~/domain/library/next/home-rows.server";
import { stubUrl } from "~/domain/library/share/tickets";
import { pathIn } from "~/lib/language/languages";
import { begunTexts } from "~/messages/begun";
import { useFormats } from "~/messages/formats";
import { siteTexts } from "~/messages/site";
import { useLanguage, useTexts } from "~/messages/use-language";

const HEADING = "memory";

/** What was watched on this day of another year, as the ticket's stub, with the way to watch it again. */
export function MemoryOfTheDay({ memory }: { memory: MemoryCard }) {
	const { title, day, years, rating, episode } = memory;
	const texts = useTexts(begunTexts);
	const { episodeCode } = useTexts(siteTexts);
	const part = episode && episodeCode(episode.season, episode.episode);
	const date = useFormats().date(day) ?? day;
	return (
		<section aria-labelledby={HEADING} className="px-gutter">
			<h2 id={HEADING} className="lettering mb-4 text-heading">
				{texts.yearsAgoTonight(years)}
			</h2>
			<div className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-7">
				<Link to={titlePath(memory)} className="block w-full max-w-120 shrink-0 rounded-lg sm:w-80 lg:w-96">
					<img
						src={pathIn(useLanguage(), stubUrl(memory, day))}
						alt={title}
						width={480}
						height={204}
						loading="lazy"
						className="w-full"
					/>
				</Link>
				<div>
					<p className="max-w-lg text-balance">
						<MarkedText
							text={texts.memory(title, part, date, rating)}
							marks={{ name: (name) => <bdi className="font-semibold">{name}</bdi> }}
						/>
					</p>
					<div className="mt-4 flex flex-wrap gap-3">
						<ButtonLink to={watchPath(memory, episode ?? undefined)} icon="play">
							{texts.watchOnceMore}
						</ButtonLink>
						<ButtonLink to={`/watched?when=${day}`} variant="quiet">
							{texts.thatDay}
						</ButtonLink>
					</div>
				</div>
			</div>
		</section>
	);
}
