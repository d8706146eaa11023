import { useEffect, useId } from "react";
import { closeMenu, Menu } from "~/components/ui/menu";
import type { EpisodeNumber, TitleRef } from "~/domain/catalogue/types";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { verbTexts } from "~/messages/verbs";
import { RateLabel, type RateProps } from "./rate-label";
import { useRemark } from "./use-made";
import { VerbButton, VerbForm } from "./verb-form";

const RATINGS = Array.from({ length: 10 }, (_, index) => index + 1);

interface RateFormProps {
	title: TitleRef;
	/** Absent for the title itself. */
	place?: EpisodeNumber;
	/** For people: "Inception", "S2E4". */
	name: string;
	/** The visitor's own; 0 where there is none. */
	rating: number;
}

/** Ten numbers: a press on one rates. */
function RateForm({ title, place, name, rating: loaded }: RateFormProps) {
	const texts = useTexts(verbTexts);
	const rating = useRemark("rating", { ...title, ...place }, loaded);
	const verb = { title, name, fields: { ...place }, onPress: closeMenu };
	return (
		<div className="space-y-1.5">
			<VerbForm {...verb} fields={{ ...place, intent: "rate" }}>
				<fieldset className="grid grid-cols-5 gap-1.5">
					<legend dir="auto" className="mb-2 text-sm font-semibold text-soft">
						{texts.rateTitle(name)}
					</legend>
					{RATINGS.map((number) => (
						<button
							key={number}
							type="submit"
							name="rating"
							value={number}
							aria-pressed={number === rating}
							className="pill min-h-11 justify-center px-0"
						>
							{number}
						</button>
					))}
				</fieldset>
			</VerbForm>
			{rating > 0 && (
				<VerbForm {...verb}>
					<VerbButton verb="unrate" className="pill w-full justify-center">
						{texts.removeRating}
					</VerbButton>
				</VerbForm>
			)}
		</div>
	);
}

interface RateMenuProps extends RateProps {
	/** Whether it opens at once. */
	isOpen?: boolean;
}

/** Opens the numbers to rate with, and says the rating there is. */
export function RateMenu({ isOpen = false, ...props }: RateMenuProps) {
	const { title, name, episode, remarks, className } = props;
	const { episodeCode } = useTexts(siteTexts);
	const id = useId();

	useEffect(() => {
		const button = isOpen && document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);
		if (!button) return;
		button.focus();
		button.click();
	}, [isOpen, id]);

	return (
		<Menu id={id} button={<RateLabel {...props} />} buttonClass={className} className="w-72 space-y-4 p-4">
			{episode && (
				<RateForm
					title={title}
					place={episode}
					name={episodeCode(episode.season, episode.episode)}
					rating={remarks.place.rating}
				/>
			)}
			<RateForm title={title} name={name} rating={remarks.title.rating} />
		</Menu>
	);
}
