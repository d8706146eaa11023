import { useSite } from "~/components/site/site-context";
import { imageUrl } from "~/domain/catalogue/images";
import type { WatchOffers } from "~/domain/catalogue/types";
import { Section } from "./section";

/** Id of the section. */
export const WHERE_TO_WATCH = "where-to-watch";

/** The source of the offers must be named beside them. */
export const OFFER_CREDITS = {
	tmdb: "Streaming availability from JustWatch, via TMDB.",
	sample: "According to the sample catalogue. Offers change.",
};

/** Where else a title can be watched, by kind of offer. */
export function WhereToWatch({ offers: { groups, link } }: { offers: WatchOffers }) {
	const { images, source } = useSite();
	return (
		<Section title="Where to Watch" anchor={WHERE_TO_WATCH} className="scroll-mt-24">
			<dl className="space-y-3">
				{groups.map(({ kind, providers }) => (
					<div key={kind}>
						<dt className="mb-2 text-sm text-soft">{kind}</dt>
						{providers.map(({ name, logo }) => (
							<dd
								key={name}
								className="me-2 mb-2 inline-flex min-h-9 items-center gap-2 rounded-full bg-cream/8 px-3 text-sm font-semibold inset-ring inset-ring-cream/10"
							>
								{logo && (
									<img
										src={imageUrl(images, logo, "w92")}
										alt=""
										width={24}
										height={24}
										loading="lazy"
										className="-ms-1.5 size-6 rounded-full"
									/>
								)}
								{name}
							</dd>
						))}
					</div>
				))}
			</dl>
			<p className="mt-2 text-[0.8125rem] text-soft">
				{OFFER_CREDITS[source]}{" "}
				{link && (
					<a href={link} target="_blank" rel="noopener noreferrer" className="text-bulb underline underline-offset-4">
						See offers
					</a>
				)}
			</p>
		</Section>
	);
}
