import { useEffect, useState } from "react";
import type { WelcomeState } from "~/browser/welcome-seen.client";
import { useSite } from "~/components/site/site-context";
import { ButtonLink } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Icon, type IconName } from "~/components/ui/icon";
import { HISTORY_RETENTION_DAYS } from "~/domain/library/retention";
import { PRODUCT_NAME, PRODUCT_SENTENCE } from "~/product";

const POINTS: { icon: IconName; title: string; text: string }[] = [
	{
		icon: "refresh",
		title: "Cross-Device Syncing",
		text: "When you are signed in, your list and your place in every title follow you to every device.",
	},
	{
		icon: "trash",
		title: "Automatic Cleanup",
		text: `What you watched stays, and My List keeps the shows you began. Other titles leave Continue Watching ${HISTORY_RETENTION_DAYS} days after you last opened them.`,
	},
	{
		icon: "lock",
		title: "Secure & Private",
		text: "What you watch is yours alone: never sold, never shown to others.",
	},
];

/** The dialog on a visitor's first visit. */
export function WelcomeDialog({ record }: { record: (state: WelcomeState) => void }) {
	const { visitor } = useSite();
	const [isOpen, setIsOpen] = useState(true);

	useEffect(() => record("shown"), [record]);

	function close(): void {
		record("dismissed");
		setIsOpen(false);
	}

	return (
		<Dialog isOpen={isOpen} onClose={close} labelledBy="welcome-title" className="max-w-lg">
			<div className="p-6 pt-12 sm:p-10">
				<span className="bulbs w-24" />
				<h2 id="welcome-title" className="lettering mt-4 text-[2.75rem]">
					Welcome to {PRODUCT_NAME}
				</h2>
				<p className="mt-3 text-lg text-balance">
					{PRODUCT_SENTENCE} Browse and search without an account. With one, {PRODUCT_NAME} remembers where you stopped.
				</p>
				<ul className="mt-7 space-y-5">
					{POINTS.map(({ icon, title, text }) => (
						<li key={title} className="flex gap-4">
							<span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-bulb/12 text-bulb">
								<Icon name={icon} />
							</span>
							<span>
								<strong className="block font-semibold">{title}</strong>
								<span className="text-[0.9375rem] text-soft">{text}</span>
							</span>
						</li>
					))}
				</ul>
				<ButtonLink to={visitor ? "/settings" : "/signup"} onClick={close} variant="primary" className="mt-8 w-full">
					{visitor ? "Go to Settings" : "Create Account"}
				</ButtonLink>
			</div>
		</Dialog>
	);
}
