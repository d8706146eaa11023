import { PolicyPage, PolicySection } from "~/components/docs/policy-page";
import { SOURCES } from "~/components/site/footer";
import { metaLanguage, pageMeta } from "~/components/site/page-meta";
import { useSite } from "~/components/site/site-context";
import { Button } from "~/components/ui/button";
import { MarkedText } from "~/components/ui/marked-text";
import { PERSON_FIELD_NAMES } from "~/domain/accounts/profiles";
import { SWITCH_NAMES } from "~/domain/library/preferences";
import {
	HISTORY_RETENTION_DAYS,
	LOCAL_HISTORY_MAX,
	LOCAL_VIEWINGS_MAX,
	TITLES_OF_REQUEST_MAX,
	UNDO_DAYS,
} from "~/domain/library/retention";
import { useFormats } from "~/messages/formats";
import { privacyTexts } from "~/messages/privacy";
import { settingsTexts } from "~/messages/settings";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/privacy";

/** The last change. */
const UPDATED = "2025-01-15";

const LIMITS = {
	historyDays: HISTORY_RETENTION_DAYS,
	undoDays: UNDO_DAYS,
	localTitles: LOCAL_HISTORY_MAX,
	localEpisodes: LOCAL_VIEWINGS_MAX,
	localSaved: TITLES_OF_REQUEST_MAX,
};

export const meta: Route.MetaFunction = (args) => {
	const language = metaLanguage(args);
	return pageMeta(args, {
		title: siteTexts.in(language).privacyPolicy,
		description: privacyTexts.in(language).description(PRODUCT_NAME),
	});
};

/** What the switches of Settings are called there: their texts are loaded on the server alone. */
export function loader({ context }: Route.LoaderArgs) {
	const { config, language } = context.get(platformContext);
	const texts = settingsTexts.in(language).switches;
	return { email: config.CONTACT_EMAIL, switches: SWITCH_NAMES.map((name) => texts[name].label), isShareable: true };
}

function TextList({ items }: { items: Record<string, string> }) {
	return (
		<ul>
			{Object.entries(items).map(([key, text]) => (
				<li key={key}>{text}</li>
			))}
		</ul>
	);
}

/** What a browser stores, by its names there. */
function StoredList({ items }: { items: Record<string, string> }) {
	const { labelled } = useFormats();
	const code = (name: string) => (
		<code dir="ltr" className="text-[0.9375rem] break-all text-cream">
			{name}
		</code>
	);
	return (
		<ul>
			{Object.entries(items).map(([name, text]) => (
				<li key={name}>
					<MarkedText text={labelled(`<code>${name}</code>`, text)} marks={{ code }} />
				</li>
			))}
		</ul>
	);
}

const FIELD =
	"mt-1.5 block w-full rounded-lg bg-raised px-4 py-3 text-cream inset-ring inset-ring-line transition-shadow hover:inset-ring-edge";

/** Writes a letter in the visitor's own mail program: no message passes through the server. */
function ContactForm({ email }: { email: string }) {
	const texts = useTexts(privacyTexts);

	function openMail(event: React.FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const query = ["subject", "body"].map((name) => `${name}=${encodeURIComponent(String(form.get(name)))}`).join("&");
		window.location.href = `mailto:${email}?${query}`;
	}

	return (
		<form action={`mailto:${email}`} onSubmit={openMail} className="max-w-lg space-y-4">
			<label className="block text-sm font-semibold">
				{texts.subject}
				<input name="subject" required maxLength={120} defaultValue={texts.subjectValue} className={FIELD} />
			</label>
			<label className="block text-sm font-semibold">
				{texts.message}
				<textarea name="body" required maxLength={4000} rows={5} className={FIELD} />
			</label>
			<Button type="submit" variant="secondary">
				{texts.writeInApp}
			</Button>
		</form>
	);
}

export default function Privacy({ loaderData: { email, switches } }: Route.ComponentProps) {
	const texts = useTexts(privacyTexts);
	const fields = PERSON_FIELD_NAMES.map((name) => texts.fields[name]);
	const site = useTexts(siteTexts);
	const formats = useFormats();
	const { source } = useSite();
	return (
		<PolicyPage title={site.privacyPolicy} updated={texts.updated(formats.date(UPDATED) ?? "")}>
			<PolicySection title={texts.introduction}>
				<p>{texts.introductionText(PRODUCT_NAME)}</p>
			</PolicySection>
			<PolicySection title={texts.collected}>
				<h3>{texts.given}</h3>
				<TextList items={texts.givenList(fields)} />
				<h3>{texts.recorded}</h3>
				<TextList items={texts.recordedList(switches)} />
				<h3>{texts.technical}</h3>
				<TextList items={texts.technicalList} />
			</PolicySection>
			<PolicySection title={texts.used}>
				<TextList items={texts.usedList} />
				<p>{texts.notSold}</p>
				<h3>{texts.helped}</h3>
				<p>{texts.helpedText}</p>
				<p>{texts.suspended}</p>
			</PolicySection>
			<PolicySection title={texts.tracking}>
				<p>{texts.cookies}</p>
				<StoredList items={texts.cookieList} />
				<p>{texts.localStorage}</p>
				<StoredList items={texts.localList(LIMITS)} />
				<p>{texts.sessionStorage}</p>
				<StoredList items={texts.sessionList} />
				<p>{texts.others}</p>
			</PolicySection>
			<PolicySection title={texts.security}>
				<p>{texts.securityText}</p>
			</PolicySection>
			<PolicySection title={texts.rights}>
				<TextList items={texts.rightsList} />
			</PolicySection>
			<PolicySection title={texts.retention}>
				<p>{texts.retentionText(LIMITS)}</p>
				<p>{texts.deleted}</p>
				<TextList items={texts.staysList} />
			</PolicySection>
			<PolicySection title={texts.pictures}>
				<p>{site[SOURCES[source]]}</p>
			</PolicySection>
			<PolicySection title={texts.contact}>
				<p>
					<MarkedText text={texts.writeTo} marks={{ contact: () => <a href={`mailto:${email}`}>{email}</a> }} />
				</p>
				<ContactForm email={email} />
			</PolicySection>
			<PolicySection title={texts.updates}>
				<p>{texts.updatesText}</p>
			</PolicySection>
		</PolicyPage>
	);
}
