import { useEffect, useId } from "react";
import { useRevalidator } from "react-router";
import { useAuthLinks, useSite } from "~/components/site/site-context";
import { ButtonLink } from "~/components/ui/button";
import { closeMenu, Menu } from "~/components/ui/menu";
import type { EpisodeNumber, TitleRef } from "~/domain/catalogue/types";
import { RateLabel, type RateProps } from "./rate-label";
import type { SendRating } from "./send-rating.client";

const RATINGS = Array.from({ length: 10 }, (_, index) => index + 1);

interface RateFormProps {
	title: TitleRef;
	/** Absent for the title itself. */
	place?: EpisodeNumber;
	/** For people: "Inception", "S2E4". */
	name: string;
	/** The visitor's own; null where there is none. */
	rating: number | null;
	send: SendRating;
}

/** Ten numbers: a press on one rates, with Undo. */
function RateForm({ title, place, name, rating, send }: RateFormProps) {
	const { revalidate } = useRevalidator();

	async function rate(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const { currentTarget: form, nativeEvent } = event;
		const choice = new FormData(form, (nativeEvent as SubmitEvent).submitter);
		closeMenu(form);
		await send(choice, { name, before: rating, onChange: revalidate });
	}

	return (
		<form method="post" onSubmit={rate}>
			<input type="hidden" name="intent" value="rate" />
			<input type="hidden" name="media_type" value={title.mediaType} />
			<input type="hidden" name="media_id" value={title.id} />
			{place && <input type="hidden" name="season" value={place.season} />}
			{place && <input type="hidden" name="episode" value={place.episode} />}
			<fieldset className="grid grid-cols-5 gap-1.5">
				<legend dir="auto" className="mb-2 text-sm font-semibold text-soft">
					Rate {name}
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
				{rating !== null && (
					<button type="submit" name="rating" value="" className="pill col-span-full justify-center">
						Remove rating
					</button>
				)}
			</fieldset>
		</form>
	);
}

interface RateMenuProps extends RateProps, Pick<RateFormProps, "send"> {
	/** Whether it opens at once. */
	isOpen?: boolean;
}

/** Opens the numbers to rate with, and says the rating there is. Signed-out visitors are asked to sign in. */
export function RateMenu({ isOpen = false, send, ...props }: RateMenuProps) {
	const { title, name, episode, ratings, className } = props;
	const id = useId();

	useEffect(() => {
		const button = isOpen && document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);
		if (!button) return;
		button.focus();
		button.click();
	}, [isOpen, id]);

	return (
		<Menu id={id} button={<RateLabel {...props} />} buttonClass={className} className="w-72 space-y-4 p-4">
			{useSite().visitor ? (
				<>
					{episode && (
						<RateForm
							title={title}
							place={episode}
							name={`S${episode.season}E${episode.episode}`}
							rating={ratings.episode}
							send={send}
						/>
					)}
					<RateForm title={title} name={name} rating={ratings.title} send={send} />
				</>
			) : (
				<SignInFirst />
			)}
		</Menu>
	);
}

function SignInFirst() {
	const { login, signup } = useAuthLinks();
	return (
		<>
			<p>Please sign in to rate it. Your ratings are private, and your recommendations follow them.</p>
			<p className="flex flex-wrap gap-2">
				<ButtonLink to={signup} variant="primary">
					Sign Up
				</ButtonLink>
				<ButtonLink to={login}>Login</ButtonLink>
			</p>
		</>
	);
}
