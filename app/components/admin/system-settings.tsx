import { ConfirmationButton } from "~/components/admin/parts/confirm";
import { PanelConfirmations } from "~/components/admin/parts/panel-confirmations";
import { PanelForm, useSentForm } from "~/components/admin/parts/panel-form";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { TEST_ADMIN } from "~/domain/accounts/test-admin";

/** What a button does, beside it. */
export function Tool({
	heading,
	level: Heading = "h4",
	text,
	children,
}: {
	heading: string;
	level?: "h3" | "h4";
	text: React.ReactNode;
	children: React.ReactNode;
}) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
			<div className="min-w-0 grow basis-64">
				<Heading className="font-semibold">{heading}</Heading>
				<div className="mt-1 max-w-prose text-sm text-soft">{text}</div>
			</div>
			{children}
		</div>
	);
}

function TestAdmin() {
	const isSent = useSentForm({ intent: "create-test-admin" }) !== undefined;
	return (
		<Tool
			heading="Test admin"
			text={
				<>
					An admin account for testing. Username: <code>{TEST_ADMIN.username}</code>, password:{" "}
					<code className="whitespace-nowrap">{TEST_ADMIN.password}</code>
				</>
			}
		>
			<PanelForm fields={{ intent: "create-test-admin" }}>
				<Button type="submit" busyLabel={isSent && "Creating..."}>
					Create Test Admin
				</Button>
			</PanelForm>
		</Tool>
	);
}

/** The test admin exists only in development installations. */
export function SystemSettings({ isDevelopment }: { isDevelopment: boolean }) {
	return (
		<Panel title="Database Management">
			<PanelConfirmations />
			<section aria-labelledby="watch-history-tools">
				<h3 id="watch-history-tools" className="mb-4 font-semibold text-glow">
					Watch history
				</h3>
				<Tool heading="This browser" text="Remove the watch history stored in this browser.">
					<ConfirmationButton question="clear-local" variant="danger" icon="trash" className="noscript:hidden">
						Clear All Watch History
					</ConfirmationButton>
					<noscript>
						<p className="text-sm text-soft">Without JavaScript, nothing is stored in this browser.</p>
					</noscript>
				</Tool>
				<Tool heading="Database" text="Remove watch history older than 15 days from database">
					<ConfirmationButton question="cleanup" variant="caution" icon="refresh" busyLabel="Cleaning up...">
						Cleanup Old Database Records
					</ConfirmationButton>
				</Tool>
			</section>
			<section aria-labelledby="development-tools" className="mt-8">
				<h3 id="development-tools" className="mb-4 font-semibold text-glow">
					Development Tools
				</h3>
				{isDevelopment && <TestAdmin />}
				<Tool
					heading="Your account"
					text="Grant your current account admin access via the database. Admins and owners already have it, so nothing changes for them."
				>
					<ConfirmationButton question="promote-self" busyLabel="Promoting...">
						Promote Self to Admin
					</ConfirmationButton>
				</Tool>
			</section>
		</Panel>
	);
}
