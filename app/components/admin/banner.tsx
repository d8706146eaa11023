import { useEffect, useState } from "react";
import { PasswordDialog } from "~/components/account/password-dialog";
import { type AdminIntent, type PanelMessage, PURPOSES, panelMessage } from "~/components/admin/parts/admin-forms";
import { useAdminUrl } from "~/components/admin/parts/admin-url";
import { Button } from "~/components/ui/button";
import { CopyByHand, useCopy } from "~/components/ui/copy";
import { LocalTime } from "~/components/ui/local-time";
import { NavigateButton } from "~/components/ui/navigate-button";
import { Notice } from "~/components/ui/notice";
import { STICKY_MESSAGE_CLASS } from "~/components/ui/panel";
import { useStore } from "~/lib/caching/store";

/** The link is stored nowhere: it can only be copied from here. */
function ResetLink({ link: { url, expiresAt } }: { link: NonNullable<PanelMessage["link"]> }) {
	const { isCopied, copy } = useCopy();
	return (
		<div>
			<p>
				One-time link to set a new password, valid until <LocalTime time={expiresAt} />. It is shown only once:
			</p>
			<div className="mt-2 flex flex-wrap items-center gap-3">
				<code className="min-w-0 wrap-anywhere">{url}</code>
				<Button size="small" icon={isCopied ? "check" : "copy"} onClick={() => copy(url)} className="noscript:hidden">
					{isCopied ? "Copied!" : "Copy link"}
				</Button>
				{isCopied === false && <CopyByHand text={url} label="Reset link" />}
			</div>
		</div>
	);
}

function content({ message, reason, link }: PanelMessage): React.ReactNode {
	if (link) return <ResetLink link={link} />;
	return (
		<>
			<p className="font-semibold">{message}</p>
			{reason && <p className="mt-0.5 text-soft">{reason}</p>}
		</>
	);
}

interface BannerProps {
	loaded: { hasFailed: boolean };
	/** The result of a form that the browser sent as a document. */
	sent?: PanelMessage;
}

/**
 * The result of the newest form, or that the panel could not be loaded, until it is dismissed. Asks for the password that the
 * form needs.
 */
export function Banner({ loaded, sent }: BannerProps) {
	const { here } = useAdminUrl();
	const newest = useStore(panelMessage, undefined);
	const message = newest === undefined ? sent : newest;
	const unconfirmed = message?.unconfirmed;
	const purpose = PURPOSES[unconfirmed?.fields.intent as AdminIntent];
	const shown = !unconfirmed && (message?.message || message?.link) ? message : null;
	const [dismissed, setDismissed] = useState<object>();
	const hasFailed = loaded.hasFailed && loaded !== dismissed;

	useEffect(() => () => panelMessage.set(undefined), []);

	function cancel(): void {
		if (message) panelMessage.set({ ...message, unconfirmed: undefined });
	}

	return (
		<>
			<PasswordDialog
				unconfirmed={unconfirmed}
				text={purpose && `Enter your password to ${purpose}. We won't ask for it again for ten minutes.`}
				page={here}
				onCancel={cancel}
			/>
			<div role="alert" className={STICKY_MESSAGE_CLASS}>
				{hasFailed && (
					<Notice tone="alarm" onDismiss={() => setDismissed(loaded)}>
						<p>Failed to load admin data. Please try again.</p>
						<NavigateButton to={here} replace size="small" icon="refresh" className="mt-2">
							Try again
						</NavigateButton>
					</Notice>
				)}
				{shown && !shown.ok && (
					<Notice tone="alarm" onDismiss={() => panelMessage.set(null)}>
						{content(shown)}
					</Notice>
				)}
			</div>
			<div role="status" className={STICKY_MESSAGE_CLASS}>
				{shown?.ok && (
					<Notice tone="good" onDismiss={() => panelMessage.set(null)}>
						{content(shown)}
					</Notice>
				)}
			</div>
		</>
	);
}
