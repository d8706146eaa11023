import { useEffect, useState } from "react";
import type { WelcomeState } from "~/browser/welcome-seen.client";
import { useSite } from "~/components/site/site-context";
import { Button, ButtonLink } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { Icon } from "~/components/ui/icon";
import { HISTORY_RETENTION_DAYS } from "~/domain/library/retention";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { PRODUCT_NAME } from "~/product";

const POINTS = [
	{ icon: "refresh", title: "syncing", text: "syncingText" },
	{ icon: "trash", title: "cleanup", text: "cleanupText" },
	{ icon: "lock", title: "privacy", text: "privacyText" },
] as const;

/** The dialog on a visitor's first visit; on a phone a sheet at the foot. */
export function WelcomeDialog({ record }: { record: (state: WelcomeState) => void }) {
	const { visitor } = useSite();
	const texts = useTexts(siteTexts);
	const [isOpen, setIsOpen] = useState(true);
	/** Whether the points say more than their names. */
	const [hasMore, setHasMore] = useState(false);

	useEffect(() => record("shown"), [record]);

	function close(): void {
		record("dismissed");
		setIsOpen(false);
	}

	return (
		<Dialog
			isOpen={isOpen}
			onClose={close}
			labelledBy="welcome-title"
			className="max-w-lg max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none"
		>
			<div className="p-6 sm:p-10">
				<h2 id="welcome-title" className="lettering pe-10 text-heading">
					{texts.welcomeTo(PRODUCT_NAME)}
				</h2>
				<p className="mt-3 text-balance">
					{texts.productSentence} {texts.withoutAccount(PRODUCT_NAME)}
				</p>
				<ul className="mt-4 space-y-2.5">
					{POINTS.map(({ icon, title, text }) => (
						<li key={title} className="flex gap-4">
							<Icon name={icon} className="mt-0.5 size-5 shrink-0 text-bulb" />
							<span>
								<strong className="block font-semibold">{texts[title]}</strong>
								{hasMore && (
									<span className="text-[0.9375rem] text-soft">
										{text === "cleanupText" ? texts.cleanupText(HISTORY_RETENTION_DAYS) : texts[text]}
									</span>
								)}
							</span>
						</li>
					))}
				</ul>
				{!hasMore && (
					<Button variant="quiet" size="small" onClick={() => setHasMore(true)} className="mt-2 -ms-3.5">
						{texts.more}
					</Button>
				)}
				<div className="mt-5 flex gap-3">
					<ButtonLink to={visitor ? "/settings" : "/signup"} onClick={close} variant="primary" className="grow">
						{visitor ? texts.goToSettings : texts.createAccount}
					</ButtonLink>
					<Button onClick={close}>{texts.notNow}</Button>
				</div>
			</div>
		</Dialog>
	);
}
