import { Link } from "react-router";
import { ButtonLink } from "~/components/ui/button";
import { titlePath, watchPath } from "~/domain/catalogue/paths";
import type { MemoryCard } from "~/domain/library/next/home-rows.server";
import { stubUrl } from "~/domain/library/share/tickets";
import { formatDate, formatPlural } from "~/lib/text/format";

const HEADING = "memory";

/** What was watched on this day of another year, as the ticket's stub, with the way to watch it again. */
export function MemoryOfTheDay({ memory }: { memory: MemoryCard }) {
	const { title, day, years, rating, episode } = memory;
	const part = episode && `S${episode.season}E${episode.episode}`;
	return (
		<section aria-labelledby={HEADING} className="px-gutter">
			<h2 id={HEADING} className="lettering mb-4 text-heading">
				{`${formatPlural(years, "year")} ago tonight`}
			</h2>
			<div className="flex flex-col gap-5 sm:flex-row sm:items-center sm:gap-7">
				<Link to={titlePath(memory)} className="block w-full max-w-120 shrink-0 rounded-lg sm:w-80 lg:w-96">
					<img src={stubUrl(memory, day)} alt={title} width={480} height={204} loading="lazy" className="w-full" />
				</Link>
				<div>
					<p className="max-w-lg text-balance">
						You watched {part && `${part} of `}
						<bdi className="font-semibold">{title}</bdi>
						{` on ${formatDate(day)}`}
						{rating === null ? "." : ` and gave it ${rating}.`} Again?
					</p>
					<div className="mt-4 flex flex-wrap gap-3">
						<ButtonLink to={watchPath(memory, episode ?? undefined)} icon="play">
							Watch again
						</ButtonLink>
						<ButtonLink to={`/watched?when=${day}`} variant="quiet">
							That day in your diary
						</ButtonLink>
					</div>
				</div>
			</div>
		</section>
	);
}
