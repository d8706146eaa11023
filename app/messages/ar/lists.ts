import type { TextTools } from "../area";
import type { ListsTexts } from "../lists";

/** A name keeps its own direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

export default ({ plural }: TextTools<"ar">): ListsTexts => ({
	yourLists: "قوائمك",
	noLists: "لا توجد قوائم بعد",
	noListsAdvice: "اجمع أعمالًا بالترتيب الذي تريده: أفلام للشتاء، أو كل أعمال مخرج، أو ما تود أن ترشّحه لصديق",
	openByLink: "متاحة عبر الرابط",
	isPrivate: "خاصة",
	isFull: (max) =>
		`${plural(max, {
			zero: "لا يمكنك إنشاء قوائم",
			one: "لديك قائمة واحدة، وهو الحد الأقصى",
			two: "لديك قائمتان، وهو الحد الأقصى",
			few: "لديك # قوائم، وهو الحد الأقصى",
			many: "لديك # قائمة، وهو الحد الأقصى",
			other: "لديك # قائمة، وهو الحد الأقصى",
		})}. احذف واحدة لتنشئ غيرها.`,
	newList: "قائمة جديدة",
	beginsWith: (title) => `تبدأ بـ <name>${title}</name>.`,
	make: "إنشاء القائمة",
	making: "جارٍ الإنشاء…",
	allLists: "كل القوائم",
	name: "الاسم",
	note: "ملاحظة",
	noteHint: "الغرض منها (اختياري)",
	makeFailed: "تعذّر إنشاء القائمة. حاول مرة أخرى.",
	changeFailed: "تعذّر تغيير القائمة. حاول مرة أخرى.",

	list: "قائمة",
	openToAnyone: "متاحة لكل من لديه رابطها",
	reorder: "إعادة الترتيب",
	done: "تم",
	edit: "تعديل",
	save: "حفظ",
	saving: "جارٍ الحفظ…",
	nothingInList: "هذه القائمة فارغة حتى الآن",
	nothingInListAdvice: "افتح صفحة أي عمل واضغط على «إضافة إلى قائمة» أسفل أزراره",
	findSomething: "اعثر على ما تضيفه",
	number: (rank) => `رقم ${rank}`,
	pages: "الصفحات",

	delete: "حذف",
	deleting: "جارٍ الحذف…",
	deleteQuestion: "هل تريد حذف القائمة؟",
	deleteText: (parts) =>
		`${parts && `سيُحذف معها: ${parts}. `}ويبقى ما شاهدته وقيّمته وحفظته. لا يمكن التراجع عن هذا الإجراء.`,
	itsOrder: (count) =>
		plural(count, {
			zero: "ترتيب أعمالها",
			one: "ترتيب عملها الوحيد",
			two: "ترتيب عمليها",
			few: "ترتيب أعمالها الـ #",
			many: "ترتيب أعمالها الـ #",
			other: "ترتيب أعمالها الـ #",
		}),
	itsNote: "ملاحظتها",
	itsLink: "رابطها الذي يتوقف فورًا",

	nobodyButYou: "لا يرى هذه القائمة أحد غيرك. الرابط السري يتيحها لكل من يحصل عليه، إلى أن تُلغيه.",
	makeLink: "إنشاء رابط سري",
	anyoneReads: "يستطيع كل من لديه هذا الرابط الاطلاع على القائمة، ولا تظهر في محركات البحث.",
	link: "الرابط",
	copyLink: "نسخ الرابط",
	saysName: "تذكر الصفحة اسمك.",
	saysNoName: "لا تذكر الصفحة من أنشأ القائمة.",
	leaveNameOut: "إخفاء اسمي",
	showName: "إظهار اسمي",
	endLink: "إلغاء الرابط",

	orderOf: (list) => `ترتيب ${isolated(list)}`,
	positionOf: (title) => `موضع ${isolated(title)}`,
	move: "نقل",
	moveTitle: (title) => `نقل ${isolated(title)}`,
	moveUp: (title) => `نقل ${isolated(title)} إلى أعلى`,
	moveDown: (title) => `نقل ${isolated(title)} إلى أسفل`,

	notHere: "هذه القائمة غير متاحة",
	notHereAdvice: "أُلغي رابطها أو أنه غير مكتمل. اطلب رابطًا آخر ممن أرسله إليك.",
	by: (name) => `من إعداد <name>${name}</name>`,
	nothingHere: "لا شيء هنا بعد",
	nothingHereAdvice: "لم يضف صاحب هذه القائمة شيئًا إليها",
});
