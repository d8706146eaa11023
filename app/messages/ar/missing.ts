import type { MissingTexts } from "../missing";

export default (): MissingTexts => ({
	notFound: "الصفحة غير موجودة",
	notFoundText: "الصفحة التي تبحث عنها غير موجودة أو نُقلت.",
	searchForIt: "ابحث عنها، أو اعثر على شيء آخر لهذه الليلة.",
	trending: "الرائج الآن",
	catalogueDown: "الكتالوج لا يستجيب",

	notForProfile: "غير متاح لهذا الملف الشخصي",
	notForProfileText: "لا يوجد هنا ما يمكنك مشاهدته بهذا الملف الشخصي. إليك ما يمكنك مشاهدته.",
	watchThese: "شاهد هذه الأعمال",
	forGrownUps: "هذه الصفحة للكبار",
	forGrownUpsText: "هذه الصفحة غير متاحة لملفك الشخصي. يمكن لشخص آخر فتحها بعد اختيار ملفه الشخصي.",

	offlineTitle: "لا يوجد اتصال بالإنترنت",
	youAreOffline: "لا يوجد اتصال بالإنترنت",
	unreachable: (product) =>
		`يتعذّر الوصول إلى ${product} الآن. قائمتك وموضع توقفك في كل عمل في أمان، وستُفتح هذه الصفحة تلقائيًا عند عودة الاتصال.`,
});
