import { ContactForm } from "~/components/site/contact-form";
import { pageMeta } from "~/components/site/page-meta";
import { PolicyPage, PolicySection } from "~/components/site/policy-page";
import { platformContext } from "~/platform.server";
import { HISTORY_RETENTION_DAYS, PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/privacy";

export const meta: Route.MetaFunction = (args) =>
	pageMeta(args, {
		title: "Privacy Policy",
		description: `What ${PRODUCT_NAME} keeps about you, for how long, and how to have it removed.`,
	});

export function loader({ context }: Route.LoaderArgs) {
	return { email: context.get(platformContext).config.CONTACT_EMAIL };
}

export default function Privacy({ loaderData: { email } }: Route.ComponentProps) {
	return (
		<PolicyPage title="Privacy Policy" updated="January 15, 2025">
			<PolicySection title="Introduction">
				<p>
					{PRODUCT_NAME} can be used without an account. This page says what is kept when you have one, what is kept
					when you have none, and what you can do about either.
				</p>
			</PolicySection>
			<PolicySection title="Information We Collect">
				<h3>What you give us</h3>
				<ul>
					<li>
						Account information: your user name, your e-mail address and a password, of which only a hash is stored.
					</li>
					<li>Profile information: the name that you choose to show.</li>
					<li>Communication preferences: whether you wrote to us and what we answered.</li>
				</ul>
				<h3>What your use brings with it</h3>
				<ul>
					<li>Watch history: which titles and episodes you opened and when, and what you saved to Watch Later.</li>
					<li>Search queries: they are sent to the catalogue to be answered; recent ones stay in your own browser.</li>
				</ul>
				<h3>What technology leaves behind</h3>
				<ul>
					<li>Cookies: one that keeps you signed in. There are none for advertising.</li>
					<li>Logs: the address of a page, the time, and a request number.</li>
					<li>Performance and error data: how long an answer took and what went wrong with it.</li>
				</ul>
			</PolicySection>
			<PolicySection title="How We Use Your Information">
				<ul>
					<li>To continue where you stopped, on every device that you sign in on.</li>
					<li>To recommend titles that resemble what you watched.</li>
					<li>To keep accounts safe and the service running.</li>
				</ul>
				<p>It is not sold, and nobody pays to see it.</p>
			</PolicySection>
			<PolicySection title="Cookies and Tracking">
				<p>
					Signing in sets one cookie that scripts cannot read. Your browser's storage keeps your session, a history list
					while you are signed out, and whether you have seen the welcome. The players that you open belong to others
					and may set cookies of their own; nothing of theirs is loaded before you open a watch page or start a trailer.
				</p>
			</PolicySection>
			<PolicySection title="Data Security">
				<p>
					Connections are encrypted, passwords are stored as salted hashes, sessions can be ended from your settings,
					and every administrative action is written down. No system is perfect; if something happens to your data, you
					will be told.
				</p>
			</PolicySection>
			<PolicySection title="Your Rights">
				<ul>
					<li>Access: see everything that is kept about you.</li>
					<li>Correction: change it in your settings.</li>
					<li>Deletion: delete your account, and all of it goes.</li>
					<li>Portability: download it in a form that machines read.</li>
					<li>Objection: tell us to stop using it in a certain way.</li>
					<li>Withdrawal: take back a consent at any time.</li>
				</ul>
			</PolicySection>
			<PolicySection title="Data Retention">
				<p>
					Watch history is deleted after {HISTORY_RETENTION_DAYS} days of inactivity: a title that you have not opened
					for {HISTORY_RETENTION_DAYS} days leaves the list by itself. Your account stays until you delete it.
				</p>
			</PolicySection>
			<PolicySection title="Contact Us">
				<p>
					Write to <a href={`mailto:${email}`}>{email}</a>, or use this form.
				</p>
				<ContactForm email={email} />
			</PolicySection>
			<PolicySection title="Policy Updates">
				<p>When this policy changes, the date at its top changes with it.</p>
			</PolicySection>
		</PolicyPage>
	);
}
