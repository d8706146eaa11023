import { useHref, useLocation, useSubmit } from "react-router";
import { useSite } from "~/components/site/site-context";
import { ChoiceForm } from "~/components/ui/choice-form";
import { Select } from "~/components/ui/select";
import { imageUrl } from "~/domain/catalogue/images";
import { REGION_PATH } from "~/domain/catalogue/paths";
import type { WatchOffers, WatchRegions } from "~/domain/catalogue/types";
import { titleTexts } from "~/messages/title";
import { useTexts } from "~/messages/use-language";
import { Section } from "./section";

/** Id of the section. */
export const WHERE_TO_WATCH = "where-to-watch";

/** The visitor's country, which they change at once. */
function RegionChoice({ regions: { current, options } }: { regions: WatchRegions }) {
	const texts = useTexts(titleTexts);
	const submit = useSubmit();
	const { pathname, search } = useLocation();
	const from = `${pathname}${search}#${WHERE_TO_WATCH}`;
	return (
		<div className="mb-4">
			<ChoiceForm
				action={useHref(REGION_PATH)}
				method="post"
				onChoose={(form) => submit(form, { method: "post", action: REGION_PATH, preventScrollReset: true })}
				label={texts.change}
				className="flex flex-wrap items-center gap-3"
			>
				<input type="hidden" name="from" value={from} />
				<Select name="region" label={texts.country} value={current} options={options} className="max-w-full" />
			</ChoiceForm>
		</div>
	);
}

interface WhereToWatchProps {
	/** Null where there are none in the visitor's country. */
	offers: WatchOffers | null;
	/** Null where the catalogue knows of one country only. */
	regions: WatchRegions | null;
}

/** Where else a title can be watched, by kind of offer. */
export function WhereToWatch({ offers, regions }: WhereToWatchProps) {
	const texts = useTexts(titleTexts);
	return (
		<Section title={texts.whereToWatch} anchor={WHERE_TO_WATCH} className="scroll-mt-24">
			{regions && <RegionChoice regions={regions} />}
			{offers ? <Offers offers={offers} /> : <p className="text-soft">{texts.nothingKnown}</p>}
		</Section>
	);
}

function Offers({ offers: { groups, link } }: { offers: WatchOffers }) {
	const texts = useTexts(titleTexts);
	const { images, source } = useSite();
	return (
		<>
			<dl className="space-y-3">
				{groups.map(({ kind, providers }) => (
					<div key={kind}>
						<dt className="mb-2 text-sm text-soft">{texts.offers[kind]}</dt>
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
								<bdi>{name}</bdi>
							</dd>
						))}
					</div>
				))}
			</dl>
			<p className="mt-2 text-[0.8125rem] text-soft">
				{/* It must be named beside the offers. */}
				{texts.sources[source]}
				{link && (
					<a
						href={link}
						target="_blank"
						rel="noopener noreferrer"
						className="ms-[0.3em] text-bulb underline underline-offset-4"
					>
						{texts.seeOffers}
					</a>
				)}
			</p>
		</>
	);
}
