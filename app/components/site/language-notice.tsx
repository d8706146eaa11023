import { useHref, useLocation } from "react-router";
import { Button } from "~/components/ui/button";
import { LANGUAGES, type Language } from "~/lib/language/languages";

interface Words {
	text: string;
	accept: string;
	dismiss: string;
}

/** Each in its own language, because it is not the page's. */
const WORDS: Record<Language, Words> = {
	en: { text: "This page is also in English.", accept: "View in English", dismiss: "Not now" },
	es: { text: "Esta página también está en español.", accept: "Ver en español", dismiss: "Ahora no" },
	fr: { text: "Cette page existe aussi en français.", accept: "Voir en français", dismiss: "Pas maintenant" },
	de: { text: "Diese Seite gibt es auch auf Deutsch.", accept: "Auf Deutsch ansehen", dismiss: "Nicht jetzt" },
	"pt-BR": { text: "Esta página também está em português.", accept: "Ver em português", dismiss: "Agora não" },
	ja: { text: "このページは日本語でもご覧いただけます。", accept: "日本語で見る", dismiss: "今はしない" },
	ar: { text: "هذه الصفحة متاحة أيضًا بالعربية.", accept: "عرض بالعربية", dismiss: "ليس الآن" },
	tr: { text: "Bu sayfanın Türkçesi de var.", accept: "Türkçe görüntüle", dismiss: "Şimdi değil" },
};

export interface LanguageNoticeProps {
	language: Language;
	onDismiss: () => void;
}

/** A card over the page, which moves nothing of it. */
export function LanguageNotice({ language, onDismiss }: LanguageNoticeProps) {
	const { pathname, search } = useLocation();
	const action = useHref("/language");
	const { name, dir } = LANGUAGES[language];
	const { text, accept, dismiss } = WORDS[language];
	return (
		<aside
			lang={language}
			dir={dir}
			aria-label={name}
			className="fixed inset-x-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-30 rounded-xl border border-line bg-raised p-4 shadow-2xl sm:end-auto sm:max-w-sm md:inset-x-8 md:bottom-8 md:end-auto"
		>
			<p className="text-sm">{text}</p>
			<form method="post" action={action} className="mt-3 flex flex-wrap gap-2">
				<input type="hidden" name="language" value={language} />
				<input type="hidden" name="from" value={pathname + search} />
				<Button type="submit" variant="primary" size="small">
					{accept}
				</Button>
				<Button variant="quiet" size="small" onClick={onDismiss}>
					{dismiss}
				</Button>
			</form>
		</aside>
	);
}
