import { useState } from "react";
import type { AdminAnswer } from "~/components/admin/admin-answer";
import { LOAD_FAILED } from "~/components/admin/admin-texts";
import { Button } from "~/components/ui/button";
import { LocalTime } from "~/components/ui/local-time";
import { Notice } from "~/components/ui/notice";
import { STICKY_MESSAGE_CLASS } from "~/components/ui/sticky-message";
import { COPIED_NOTICE_MS } from "~/product";
import { type Told, useActs } from "./use-admin-acts";

/** A link that is kept nowhere: whoever reads it here is the only one who can pass it on. */
function ResetLink({ link: { url, expiresAt } }: { link: NonNullable<AdminAnswer["link"]> }) {
	const [isCopied, setIsCopied] = useState(false);

	async function copy(): Promise<void> {
		await navigator.clipboard.writeText(url);
		setIsCopied(true);
		setTimeout(() => setIsCopied(false), COPIED_NOTICE_MS);
	}

	return (
		<div>
			<p>
				One-time link to a new password, good until <LocalTime time={expiresAt} />. It is shown only now:
			</p>
			<div className="mt-2 flex flex-wrap items-center gap-3">
				<code className="min-w-0">{url}</code>
				<Button size="small" icon={isCopied ? "check" : "copy"} onClick={copy} className="noscript:hidden">
					{isCopied ? "Copied!" : "Copy link"}
				</Button>
			</div>
		</div>
	);
}

function content({ message, reason, link }: Told): React.ReactNode {
	if (link) return <ResetLink link={link} />;
	return (
		<>
			<p className="font-semibold">{message}</p>
			{reason && <p className="mt-0.5 text-soft">{reason}</p>}
		</>
	);
}

/** What the last act came to, or that the panel could not be loaded, until it is dismissed. */
export function Banner({ loaded }: { loaded: { hasFailed: boolean } }) {
	const { answer, tell } = useActs();
	const [dismissed, setDismissed] = useState<object>();
	const hasFailed = loaded.hasFailed && loaded !== dismissed;
	return (
		<>
			<div role="alert" className={STICKY_MESSAGE_CLASS}>
				{hasFailed && (
					<Notice tone="alarm" onDismiss={() => setDismissed(loaded)}>
						{LOAD_FAILED}
					</Notice>
				)}
				{answer && !answer.ok && (
					<Notice tone="alarm" onDismiss={() => tell(undefined)}>
						{content(answer)}
					</Notice>
				)}
			</div>
			<div role="status" className={STICKY_MESSAGE_CLASS}>
				{answer?.ok && (
					<Notice tone="good" onDismiss={() => tell(undefined)}>
						{content(answer)}
					</Notice>
				)}
			</div>
		</>
	);
}
